/** The four games as the shell knows them: enough to draw a niche and find a board. */
export interface GameInfo {
  key: string;
  players: [least: number, most: number];
  minutes: number;
  icon: string;
  /** Whether it has a campaign. */
  campaign?: boolean;
}

export const GAMES: GameInfo[] = [
  { key: 'goblin-vaults', players: [1, 5], minutes: 30, icon: 'locked-chest' },
  { key: 'emerald-skulls', players: [1, 8], minutes: 30, icon: 'death-skull' },
  { key: 'vault-wars', players: [2, 5], minutes: 60, icon: 'gavel' },
  { key: 'vast', players: [1, 5], minutes: 90, icon: 'cave-entrance', campaign: true },
];

export const gameInfo = (key: string): GameInfo | undefined => GAMES.find((game) => game.key === key);
