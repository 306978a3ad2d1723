import { hostCookieOf } from './cookie';

/** Cookie that keeps an override, and the word in an address that brings one: `/?override=<token>`. */
export const overrideName = 'override';

/** In the place of a token it ends the override. */
export const overrideEnd = 'off';

/** In an address it shows which part of the page comes from where. */
export const boundariesName = 'boundaries';

/** What a team signs to show one browser its own release of a remote in the place of the live one. */
export interface Override {
  remote: string;
  /** A published release; when absent, the newest draft that the same key has signed. */
  release?: string;
  /** ISO 8601. */
  expires: string;
  /** Id of the team's key. */
  key: string;
}

/** No override is longer good than this many milliseconds. */
export const longestOverride = 24 * 3_600_000;

/** A token is `<claims>.<signature>`, both in base64url; the claims are an `Override` as JSON, and this is what is signed. */
export const overrideText = (claims: string): string => `override ${claims}`;

/** The token that a `Cookie` header brings. */
export const overrideOf = (cookies: string | undefined): string | undefined => hostCookieOf(cookies, overrideName);
