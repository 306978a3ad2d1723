import type { Opening } from '@ortoo/contracts';

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
