import { hostCookieOf } from './cookie';

/** Cookie that assigns a visitor to one side of a canary. */
export const cohortCookie = 'cohort';

/** How long a visitor stays in a cohort, in seconds. */
export const cohortCookieLifetime = 30 * 24 * 3600;

/** Cohorts are numbered from 0 up to this one, exclusive. */
export const cohorts = 10_000;

/** The cohort that a `Cookie` header names. */
export const cohortOf = (cookies: string | undefined): number | undefined => {
  const value = hostCookieOf(cookies, cohortCookie);
  return value && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
};
