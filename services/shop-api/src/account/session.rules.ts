const day = 86_400_000;

export const sessionLife = { idle: 14 * day, absolute: 60 * day, touchEvery: 5 * 60_000 };

/** The plain name serves http, where browsers refuse the prefixed one. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

/** A session ends when it was long unused, and in any case some day. */
export const isAlive = (session: { seen_at: Date; expires_at: Date }, now: Date): boolean =>
  now < session.expires_at && now.getTime() - session.seen_at.getTime() < sessionLife.idle;

/** Value of one cookie in a Cookie header. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
