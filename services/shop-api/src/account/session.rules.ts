const day = 86_400_000;

export const sessionLife = { idle: 14 * day, absolute: 60 * day, touchEvery: 5 * 60_000 };

/** The plain name is for http, where browsers reject the prefixed one. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

/** A session ends after a long idle time, and at the latest after a fixed lifetime. */
export const isAlive = (session: { seen_at: Date; expires_at: Date }, now: Date): boolean =>
  now < session.expires_at && now.getTime() - session.seen_at.getTime() < sessionLife.idle;

/** Value of one cookie in a Cookie header. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
