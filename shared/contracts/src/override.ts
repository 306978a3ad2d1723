import { hostCookieOf } from './cookie';

/** Cookie that stores an override, and the query parameter that sets it: `/?override=<token>`. */
export const overrideName = 'override';

/** In place of a token it ends the override. */
export const overrideEnd = 'off';

/** Query parameter that shows the origin of each part of the page. */
export const boundariesName = 'boundaries';

/** A team's signed permission to show one browser its own release of a remote instead of the live one. */
export interface Override {
  remote: string;
  /** A published release; when absent, the newest draft signed with the same key. */
  release?: string;
  /** ISO 8601. */
  expires: string;
  /** Id of the team's key. */
  key: string;
}

/** Maximum lifetime of an override, in milliseconds. */
export const longestOverride = 24 * 3_600_000;

/**
 * A token is `<claims>.<signature>`, both in base64url; the claims are an `Override` as JSON, and this text is signed.
 */
export const overrideText = (claims: string): string => `override ${claims}`;

/** The token in a `Cookie` header. */
export const overrideOf = (cookies: string | undefined): string | undefined => hostCookieOf(cookies, overrideName);
