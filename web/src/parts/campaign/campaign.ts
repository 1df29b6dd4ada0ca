/** Who plays which role in the next game of a campaign. */

/** Role to player. */
export type Casting = Record<string, number>;

/** A player takes a role; whoever had it gets the one that became free. */
export function recast(casting: Casting, player: number, role: string): Casting {
  const before = Object.keys(casting).find((each) => casting[each] === player);
  if (before === undefined || before === role) return casting;
  const { [before]: _, ...others } = casting;
  const other = casting[role];
  return { ...others, [role]: player, ...(other === undefined ? {} : { [before]: other }) };
}

/** Whether these roles can be played together. */
export function playable(casting: Casting, casts: string[][]): boolean {
  const roles = Object.keys(casting);
  return casts.some((cast) => cast.length === roles.length && cast.every((role) => roles.includes(role)));
}
