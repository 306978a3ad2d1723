const day = 86_400_000;

/** Days are `YYYY-MM-DD` without a zone; midnight in UTC represents them. */
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string =>
  new Date(at(date) + days * day).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / day);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(at(date)).getUTCDay();

/** The current day in the shop's time zone. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
