const hour = 3_600_000;

/** The shop's zone is eight hours ahead all year. */
const ahead = 8 * hour;

/** `YYYY-MM-DD` in the shop's zone, whatever clock the visitor's device has. */
export const shopDay = (at: Date): string => new Date(at.getTime() + ahead).toISOString().slice(0, 10);

/** When a day of the shop begins, or another so many days later. */
export const midnight = (day: string, days = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ahead + days * 24 * hour);
