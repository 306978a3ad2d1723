import type { Opening } from '@ortoo/contracts';

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

/** A store's local time: day of the week, Monday is 1, and minutes since midnight. */
export interface StoreTime {
  day: number;
  minutes: number;
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Closing time of a store that is open now; undefined when it is closed. */
export const openUntil = (hours: readonly Opening[], { day, minutes }: StoreTime): string | undefined =>
  hours.find(
    ({ days, opens, closes }) => days.includes(day) && minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  )?.closes;
