import type { OutgoingMessage } from '../db/outbox.tables';

const minute = 60_000;
const hour = 60 * minute;

/** Waits after the first attempts; the last one repeats. */
const waits = [15_000, minute, 5 * minute, 15 * minute, hour] as const;

/** How long a message is worth sending. */
const lifetimes: Record<OutgoingMessage['kind'], number> = { sms: 2 * hour, email: 24 * hour, push: 24 * hour };

interface Message {
  kind: OutgoingMessage['kind'];
  attempts: number;
  created_at: Date;
  expires_at: Date | null;
}

/** The moment after which the message is not sent any more. */
export const deadlineOf = ({ kind, created_at, expires_at }: Message): Date =>
  new Date(Math.min(created_at.getTime() + lifetimes[kind], expires_at?.getTime() ?? Infinity));

/** When to try again after a failed attempt; undefined when that is too late. */
export const nextAttempt = (message: Message, now: Date, minSeconds = 0): Date | undefined => {
  const wait = waits[Math.min(message.attempts, waits.length) - 1] ?? waits[0];
  const next = new Date(now.getTime() + Math.max(wait, minSeconds * 1000));
  return next < deadlineOf(message) ? next : undefined;
};

/** Seconds in a `Retry-After`, at most an hour; 0 when it names none. */
export const secondsIn = (header: string | null): number => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : 0;
};
