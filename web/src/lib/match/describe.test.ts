import { describe, expect, it } from 'vitest';
import { Words } from '../words.svelte';
import { DOMAINS } from '../generated/vault-wars';
import { argumentsIn, eventText, optionText, pieces, plain, type Speaker } from './describe';
import { option } from './fakes';

const text = `
card-tomes-9 = 9 of tomes
action-bid = Bid the { $card }
action-finish = { $count_key ->
    [0] Finish
   *[other] Finish and trash { $count }
 }
event-bid-placed = { $seat } { VERB($seat_is_you, "bid", "bids") } the { $card }.
event-game-over = { $winners } win.
event-paid = { $seat } { VERB($seat_is_you, "pay", "pays") } { $other }.
seat-mysterious = the Mysterious Bidder
role-knight = Knight
event-turn-began = { $role } ({ $seat }).
event-hurt = { $role } is hurt.
`;
const speaker: Speaker = {
  words: new Words({ en: [text] }),
  domainOf: (_verb, name) => DOMAINS[name] ?? name,
  nameOf: (seat) => ['Ada', 'Bo'][seat] ?? '?',
  you: 0,
};

describe('words for what players say and what happens', () => {
  it('translates arguments by their domain', () => {
    expect(optionText(speaker, option(1, 'bid', { card: 'tomes-9' }))).toBe('Bid the 9 of tomes');
  });

  it('lets a key choose between forms, also when it is a number', () => {
    expect(optionText(speaker, option(1, 'finish', { count: '0' }))).toBe('Finish');
    expect(optionText(speaker, option(1, 'finish', { count: '2' }))).toBe('Finish and trash 2');
  });

  it('marks the reader once, by seat or else by role', () => {
    const knight: Speaker = { ...speaker, isYou: (name, key) => name === 'role' && key === 'knight' };
    const kinds = (told: string) =>
      pieces(told)
        .filter((each) => each.kind !== 'words')
        .map((each) => [each.text, each.kind]);
    expect(kinds(eventText(knight, { key: 'turn-began', args: { role: 'knight', seat: 0 } }))).toEqual([
      ['Knight', 'thing'],
      ['you', 'you'],
    ]);
    expect(kinds(eventText(knight, { key: 'hurt', args: { role: 'knight' } }))).toEqual([['Knight (you)', 'you']]);
  });

  it('marks names and things in the log', () => {
    const told = eventText(speaker, { key: 'bid-placed', args: { seat: 1, card: 'tomes-9' } });
    expect(
      pieces(told)
        .filter((each) => each.kind === 'thing')
        .map((each) => each.text),
    ).toEqual(['Bo', '9 of tomes']);
    expect(plain(told)).toBe('Bo bids the 9 of tomes.');
  });

  it('speaks to its reader: "You bid", "Bo bids"', () => {
    const told = (seat: number) => plain(eventText(speaker, { key: 'bid-placed', args: { seat, card: 'tomes-9' } }));
    expect(told(0)).toBe('You bid the 9 of tomes.');
    expect(told(1)).toBe('Bo bids the 9 of tomes.');
  });

  it('tells the reader from the names of the others', () => {
    const found = pieces(eventText(speaker, { key: 'paid', args: { seat: 1, other: 0 } }));
    expect(found).toContainEqual({ text: 'you', kind: 'you' });
    expect(found).toContainEqual({ text: 'Bo', kind: 'thing' });
  });

  it('begins a sentence with a capital also where it begins with the reader', () => {
    const lower: Speaker = { ...speaker, nameOf: () => 'ada', you: 0 };
    const told = (seat: number) => plain(eventText(lower, { key: 'bid-placed', args: { seat, card: 'tomes-9' } }));
    expect([told(0), told(1)]).toEqual(['You bid the 9 of tomes.', 'Ada bids the 9 of tomes.']);
  });

  it('names several seats', () => {
    expect(plain(eventText(speaker, { key: 'game-over', args: { winners: [0, 1] } }))).toBe('You, Bo win.');
  });

  it('names a player where the contract says so, whatever the argument is called', () => {
    const hosted: Speaker = { ...speaker, domainOf: (_verb, name) => (name === 'host' ? 'seat' : name) };
    expect(argumentsIn(hosted, '', { host: 1, owner: 1, winner: 0 })).toMatchObject({
      host: 'Bo',
      host_is_you: 'no',
      owner: 1,
      winner: 0,
    });
  });

  it('names a figure of the game that holds no seat', () => {
    expect(plain(eventText(speaker, { key: 'paid', args: { seat: 0, other: 'mysterious' } }))).toBe(
      'You pay the Mysterious Bidder.',
    );
  });

  it('shows the bare sentence where words are missing', () => {
    expect(optionText(speaker, option(1, 'shout', { word: 'hey' }))).toBe('shout hey');
  });
});
