import { limits, type HotelNight } from '@ortoo/contracts';

/** Days are `YYYY-MM-DD`, months `YYYY-MM`; midnight in UTC represents them. */
const dayMs = 86_400_000;
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string =>
  new Date(at(date) + days * dayMs).toISOString().slice(0, 10);

/** From 1, Monday, to 7, Sunday. */
export const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7;

export const monthOf = (date: string): string => date.slice(0, 7);

export const addMonths = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).toISOString().slice(0, 7);

/** The days of a month in rows from Monday to Sunday; null in the cells of other months. */
export const weeksOf = (month: string): (string | null)[][] => {
  const first = `${month}-01`;
  const start = addDays(first, 1 - weekdayOf(first));
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (_cell, column) => {
      const date = addDays(start, row * 7 + column);
      return monthOf(date) === month ? date : null;
    }),
  );
  return rows.filter(row => row.some(date => date !== null));
};

/** The same day of another month, or the last one that it has. */
const inMonth = (date: string, months: number): string => {
  const month = addMonths(monthOf(date), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${date.slice(7)}`;
  return same < last ? same : last;
};

/** The day to which a key moves from another, as in the grid of dates of the ARIA Authoring Practices. */
export const dayAfterKey = (date: string, key: string, isShifted: boolean): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekdayOf(date));
    case 'End':
      return addDays(date, 7 - weekdayOf(date));
    case 'PageUp':
      return inMonth(date, isShifted ? -12 : -1);
    case 'PageDown':
      return inMonth(date, isShifted ? 12 : 1);
    default:
      return undefined;
  }
};

/** The first day and the last, of a stay or a journey; empty until they are chosen. */
export interface Dates {
  checkIn: string;
  checkOut: string;
}

/** Nights that are known, by date. A night that is still loading, or could not be loaded, is absent. */
export type Nights = ReadonlyMap<string, HotelNight>;

/** Of a calendar without prices. */
export const noNights: Nights = new Map();

export interface Calendar {
  today: string;
  nights: Nights;
  /** Nights from the first to the last day, at most. */
  longest: number;
}

/** The last day on which a stay may end. */
export const lastDay = (today: string): string => addDays(today, limits.bookingAheadDays);

const isFull = (nights: Nights, date: string): boolean => nights.get(date)?.price === null;

export const canArrive = (date: string, { today, nights }: Omit<Calendar, 'longest'>): boolean =>
  date >= today && date < lastDay(today) && !isFull(nights, date);

/** The last day of departure for an arrival: a night that is sold out, or the longest stay, ends it. */
export const lastDeparture = (checkIn: string, { today, nights, longest }: Calendar): string => {
  for (let length = 1; length <= longest; length += 1) {
    const date = addDays(checkIn, length);
    if (isFull(nights, date) || date >= lastDay(today)) return date;
  }
  return addDays(checkIn, longest);
};

/** The dates after the choice of a day: an arrival, then its departure; undefined when it cannot be chosen. */
export const chooseDay = ({ checkIn, checkOut }: Dates, date: string, calendar: Calendar): Dates | undefined => {
  const isDeparture = checkIn !== '' && checkOut === '' && date > checkIn;
  if (isDeparture) return date <= lastDeparture(checkIn, calendar) ? { checkIn, checkOut: date } : undefined;
  return canArrive(date, calendar) ? { checkIn: date, checkOut: '' } : undefined;
};

export type Place = 'in' | 'between' | 'out';

/** Place of a day in the chosen stay. */
export const placeInStay = ({ checkIn, checkOut }: Dates, date: string): Place | undefined => {
  if (date === checkIn) return 'in';
  if (date === checkOut) return 'out';
  return checkIn !== '' && checkIn < date && date < checkOut ? 'between' : undefined;
};

/** Whether a night of these months is being paid for. */
export const hasHeld = (nights: Nights, months: readonly string[]): boolean =>
  [...nights.values()].some(({ date, held_until: until }) => until && months.includes(monthOf(date)));

/** Names of the seasons that these months have, in the order of the nights. */
export const seasonsOf = (nights: Nights, months: readonly string[]): string[] => {
  const names = [...nights.values()].flatMap(({ date, season }) =>
    season !== null && months.includes(monthOf(date)) ? [season] : [],
  );
  return [...new Set(names)];
};
