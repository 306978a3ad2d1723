import type { QuietHours } from '@ortoo/contracts';

/** What applies until the user chooses. */
export const usualQuietHours: QuietHours = { from: 22, to: 8 };

const minutesIn = (now: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    .formatToParts(now)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => Number(value));
  const [hour = 0, minute = 0] = parts;
  return hour * 60 + minute;
};

const day = 24 * 60;

/** The end of the quiet hours when `now` is within them. */
export const quietUntil = (now: Date, timeZone: string, { from, to }: QuietHours): Date | undefined => {
  const since = (minutesIn(now, timeZone) - from * 60 + day) % day;
  const length = ((to - from + 24) % 24) * 60;
  if (since >= length) return undefined;
  const end = new Date(now.getTime() + (length - since) * 60_000);
  end.setUTCSeconds(0, 0);
  return end;
};

/** Whether a runtime knows this zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
