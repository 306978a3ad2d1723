/** Nights or seats of a buyer who is paying, until then. */
export interface Hold {
  until: Date;
  days: readonly string[];
  count: number;
}

/** When so many holds have ended that nothing is missing on any day; undefined when all of them are not enough. */
export const freeFrom = (missing: ReadonlyMap<string, number>, holds: readonly Hold[]): Date | undefined => {
  const left = new Map(missing);
  for (const { until, days, count } of holds.toSorted((a, b) => a.until.getTime() - b.until.getTime())) {
    for (const day of days) left.set(day, (left.get(day) ?? 0) - count);
    if ([...left.values()].every(pieces => pieces <= 0)) return until;
  }
  return undefined;
};
