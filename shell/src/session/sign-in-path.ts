/** Where one signs in, and comes back from to a path of the same site. */
export const signInPath = (next: string): string => `/sign-in?next=${encodeURIComponent(next)}`;
