import type { ErrorCode } from '@ortoo/contracts';

const day = 86_400_000;

/** Midnights at the beginning and the end of a day in the shop's zone. */
export const boundsOf = (date: string): { from: Date; to: Date } => {
  const from = Date.parse(`${date}T00:00:00+08:00`);
  return { from: new Date(from), to: new Date(from + day) };
};

export const nextDay = (date: string): string => new Date(Date.parse(date) + day).toISOString().slice(0, 10);

interface Closing {
  date: string;
  /** The current day. */
  today: string;
  /** The last closed day, if there is one. */
  last: string | undefined;
}

/** Days are closed once they are over, each after the one before it. */
export const closingFault = ({ date, today, last }: Closing): ErrorCode | undefined => {
  if (last !== undefined && date <= last) return 'DAY_CLOSED';
  if (date >= today) return 'DAY_NOT_OVER';
  return last !== undefined && date !== nextDay(last) ? 'DAY_ORDER' : undefined;
};
