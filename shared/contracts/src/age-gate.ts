import { hostCookieOf } from './cookie';

/** Cookie that carries the age a visitor has confirmed. */
export const ageCookie = 'age_ok';

/** How long the confirmation is valid, in milliseconds. */
export const ageCookieLifetime = 30 * 24 * 3_600_000;

/** The age that a `Cookie` header confirms; 0 when it confirms none. */
export const confirmedAge = (cookies: string | undefined): number => {
  const value = hostCookieOf(cookies, ageCookie);
  return value && /^\d{1,2}$/.test(value) ? Number(value) : 0;
};
