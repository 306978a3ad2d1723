/** The day of the month of the loan, or the last day of a shorter month. */
export const dueOn = (lentOn: string, position: number): string => {
  const [year = 0, month = 1, day = 1] = lentOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + position + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + position, Math.min(day, lastDay))).toISOString().slice(0, 10);
};

const bankZone = 8 * 3_600_000;

/** The current day in Ulaanbaatar. */
export const localDay = (now: Date): string => new Date(now.getTime() + bankZone).toISOString().slice(0, 10);

/** Whole days from one to the other. */
export const daysSince = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
