import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * Name of a cookie that browsers accept from this host alone, over https alone. The plain name is for http, where
 * browsers reject the prefixed one.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Value of one cookie of a `Cookie` header. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookies === undefined ? undefined : parseCookie(cookies)[name];

/** The same under either name of a host's cookie. */
export const hostCookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookieOf(cookies, hostCookie(name, true)) ?? cookieOf(cookies, name);

interface CookieLife {
  secure: boolean;
  /** Seconds; 0 deletes it. */
  maxAge?: number;
  /** In the past to delete it. */
  expires?: Date;
}

/** A `Set-Cookie` header for a cookie that scripts cannot read and commands of foreign sites do not carry. */
export const setHostCookie = (name: string, value: string, { secure, ...life }: CookieLife): string =>
  stringifySetCookie(hostCookie(name, secure), value, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life });
