/** The month some months after another: `2026-12` and 1 become `2027-01`. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** A day of every year, `06-15`; undefined for anything else. */
export const monthDayOf = (text: string): string | undefined =>
  /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text.trim()) ? text.trim() : undefined;
