/** How each ending of Vast looks and sounds. */
import type { Sound } from '$lib/sound';

interface Victory {
  way: 'swords' | 'horde' | 'wings' | 'rocks' | 'coins' | 'ruin';
  icon: string;
  sound: Sound;
}

const KNIGHT: Victory = { way: 'swords', icon: 'pointy-sword', sound: 'victory' };
const GOBLINS: Victory = { way: 'horde', icon: 'goblin-head', sound: 'horde' };
const DRAGON: Victory = { way: 'wings', icon: 'flame', sound: 'roar' };
const CAVE: Victory = { way: 'rocks', icon: 'rock', sound: 'rumble' };
const THIEF: Victory = { way: 'coins', icon: 'chest', sound: 'coins' };
const NOBODY: Victory = { way: 'ruin', icon: 'stone-pile', sound: 'rumble' };

export const VICTORIES: Record<string, Victory> = {
  'dragon-slain': KNIGHT,
  'knight-escaped': KNIGHT,
  'knight-slain': GOBLINS,
  'knight-ambushed': GOBLINS,
  'crystals-smashed': GOBLINS,
  'dragon-left': DRAGON,
  'everyone-buried': CAVE,
  'cave-collapsed': NOBODY,
  'thief-stashed': THIEF,
};
