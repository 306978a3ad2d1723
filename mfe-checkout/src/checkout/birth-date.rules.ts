import { isBirthDate } from '@ortoo/contracts';

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

/** Why a typed date is no birth date. */
export const birthDateFault = (date: string | undefined, today: string): 'wrong' | 'impossible' | undefined => {
  if (date === undefined) return 'wrong';
  return isBirthDate(date, today) ? undefined : 'impossible';
};
