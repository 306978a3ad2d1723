import { times } from '@ortoo/contracts';

const day = 86_400_000;

export const sessionLife = { idle: 14 * day, absolute: 60 * day, touchEvery: 5 * 60_000 };

export const sessionCookie = 'session';

/** Soon after a sign-in, its user needs no further proof. */
export const isFresh = ({ startedAt }: { startedAt: Date }, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < times.freshSignIn;

/** A session ends after a long idle time, and at the latest after a fixed lifetime. */
export const isAlive = (session: { seen_at: Date; expires_at: Date }, now: Date): boolean =>
  now < session.expires_at && now.getTime() - session.seen_at.getTime() < sessionLife.idle;
