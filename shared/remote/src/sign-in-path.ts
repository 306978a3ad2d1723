import { localeFromPath } from '@ortoo/i18n';

const isForeign = (path: string): boolean => !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path);

/**
 * Target after sign-in, as the router knows it: a path of this shop without its language. Everything else leads to the
 * profile, so that no link to the sign-in page leads to another site.
 */
export const pathAfterSignIn = (next: string | null): string => {
  const { path } = localeFromPath(next ?? '');
  return !next || isForeign(next) || isForeign(path) ? '/profile' : path;
};

const withNext = (page: string, next: string): string => `${page}?next=${encodeURIComponent(pathAfterSignIn(next))}`;

/** Path of the sign-in page that returns to `next`. */
export const signInPath = (next: string): string => withNext('/sign-in', next);

/** Path of the sign-up page that returns to `next`. */
export const signUpPath = (next: string): string => withNext('/sign-up', next);
