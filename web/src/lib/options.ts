/** Which settings of a game matter at a table of so many seats, and what they may be set to. */
import type { GameFacts, Setting } from './api';

export type Options = Record<string, unknown>;

/** The roles that will be played: those chosen, else the usual ones for this many seats. */
export function rolesPlayed(facts: GameFacts, seats: number, options: Options): string[] {
  const casts = facts.campaign?.casts.filter((cast) => cast.length === seats) ?? [];
  return casts.find((cast) => cast.join('-') === options['roles']) ?? casts[0] ?? [];
}

/** The settings worth showing, with the choices that fit. */
export function fitting(facts: GameFacts, seats: number, options: Options): Setting[] {
  const { campaign } = facts;
  if (!campaign) return facts.settings;
  const played = rolesPlayed(facts, seats, options);
  const other = new Set(campaign.roles.filter((role) => !played.includes(role)).map((role) => `${role}-level`));
  const casts = new Map(campaign.casts.map((cast) => [cast.join('-'), cast.length]));
  return facts.settings
    .filter((setting) => !other.has(setting.key))
    .map((setting) => (setting.key === 'roles' ? { ...setting, choices: setting.choices.filter((choice) => (casts.get(choice) ?? seats) === seats) } : setting));
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
