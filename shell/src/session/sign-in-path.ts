/** Sign-in address that returns to a path of the same site. */
export const signInPath = (next: string): string => `/sign-in?next=${encodeURIComponent(next)}`;
