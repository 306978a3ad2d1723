import { limits } from './limits';

/** A date as typed, in the order of Mongolian dates. */
export interface TypedDate {
  year: string;
  month: string;
  day: string;
}

/** `YYYY-MM-DD`; undefined when there is no such day. */
export const dateOf = ({ year, month, day }: TypedDate): string | undefined => {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

/** Whether somebody alive may be born on this day; dates are `YYYY-MM-DD`. */
export const isBirthDate = (date: string, today: string): boolean => {
  const earliest = `${Number(today.slice(0, 4)) - limits.ageMaxYears}${today.slice(4)}`;
  return earliest <= date && date <= today;
};

const parts = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Completed years of life; dates are `YYYY-MM-DD`. */
export const ageOn = (birthDate: string, today: string): number => {
  const [year, month, day] = parts(birthDate);
  const [thisYear, thisMonth, thisDay] = parts(today);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (hadBirthday ? 0 : 1);
};
