/** Consecutive days, by their first and last: Monday is 1. */
export type DayRange = readonly [first: number, last: number];

/** Groups days into ranges of consecutive days. */
export const dayRanges = (days: readonly number[]): DayRange[] => {
  const ranges: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === day - 1) range[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
};
