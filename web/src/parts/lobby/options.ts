/** Which settings of a game matter at a table of so many seats, and what they may be set to. */
import type { GameFacts, Setting } from '$lib/api';

export type Options = Record<string, unknown>;

const casts = (facts: GameFacts, seats: number): string[][] =>
  facts.campaign?.casts.filter((cast) => cast.length === seats) ?? [];

/** The roles that will be played: those chosen, else the usual ones for this many seats. */
export function rolesPlayed(facts: GameFacts, seats: number, options: Options): string[] {
  const fit = casts(facts, seats);
  return fit.find((cast) => cast.join('-') === options['roles']) ?? fit[0] ?? [];
}

/** The settings worth showing, with the choices that fit. */
export function fitting(facts: GameFacts, seats: number, options: Options): Setting[] {
  const known: Options = facts.campaign ? { ...options, roles: rolesPlayed(facts, seats, options).join('-') } : options;
  const sizes = new Map(facts.campaign?.casts.map((cast) => [cast.join('-'), cast.length]));
  return facts.settings
    .filter((setting) => Object.entries(setting.when).every(([key, values]) => values.includes(String(known[key]))))
    .map((setting) =>
      setting.key === 'roles'
        ? { ...setting, choices: setting.choices.filter((choice) => (sizes.get(choice) ?? seats) === seats) }
        : setting,
    );
}

/** The options that still make sense when the number of seats changes. */
export function afterSeats(facts: GameFacts, seats: number, options: Options): Options {
  const shown = new Map(fitting(facts, seats, options).map((setting) => [setting.key, setting]));
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => {
      const setting = shown.get(key);
      return setting !== undefined && (setting.kind !== 'choice' || setting.choices.includes(String(value)));
    }),
  );
}
