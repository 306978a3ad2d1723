import { localeFromPath } from '@ortoo/i18n';

/** A path of this origin: browsers read a backslash as a slash, and skip control characters. */
const own = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * Target after sign-in, as the router knows it: a path of this shop without its language. Everything else leads to the
 * profile, so that no link to the sign-in page leads to another site.
 */
export const pathAfterSignIn = (next: string | null): string => {
  const { path } = localeFromPath(next ?? '');
  return next && own.test(next) && own.test(path) ? path : '/profile';
};

const withNext = (page: string, next: string): string => `${page}?next=${encodeURIComponent(pathAfterSignIn(next))}`;

/** Path of the sign-in page that returns to `next`. */
export const signInPath = (next: string): string => withNext('/sign-in', next);

/** Path of the page for a forgotten password, which returns to `next`. */
export const recoverPath = (next: string): string => withNext('/sign-in/recover', next);

/** Path of the sign-up page that returns to `next`. */
export const signUpPath = (next: string): string => withNext('/sign-up', next);
