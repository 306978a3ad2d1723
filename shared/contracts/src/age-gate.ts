import { hostCookieOf } from './cookie';
import type { TypedDate } from './birth-date.rules';

/** Cookie that carries the age a visitor has confirmed. */
export const ageCookie = 'age_ok';

/** How long the confirmation is valid, in milliseconds. */
export const ageCookieLifetime = 30 * 24 * 3_600_000;

/** The age that a `Cookie` header confirms; 0 when it confirms none. */
export const confirmedAge = (cookies: string | undefined): number => {
  const value = hostCookieOf(cookies, ageCookie);
  return value && /^\d{1,2}$/.test(value) ? Number(value) : 0;
};

/** What a site requires at its age gate. */
export const ageGateKinds = ['confirm', 'birth_date'] as const;
export type AgeGateKind = (typeof ageGateKinds)[number];

/** Why the gate did not open for a birth date. */
export const gateFaults = ['incomplete', 'no_such_day', 'impossible', 'too_young'] as const;
export type GateFault = (typeof gateFaults)[number];

/** A rejected birth date, which the gate shows once more with the reason. */
export interface GateTry extends TypedDate {
  fault: GateFault;
}

/** Cookie that carries a rejected birth date to the next page of the same browser, and no further. */
export const gateTryCookie = 'age_try';

/** Key of the query in which the document carries it to the gate. */
export const gateTryKey = ['age-gate', 'rejected'] as const;

/** How long that may take, in seconds. */
export const gateTryLifetime = 60;

/** Max characters of a typed year, month or day. */
export const gatePartMax = 10;

/** Value of the cookie. */
export const gateTryValue = ({ fault, year, month, day }: GateTry): string =>
  [fault, year, month, day].map(part => encodeURIComponent(part).replaceAll('.', '%2E')).join('.');

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part).slice(0, gatePartMax);
  } catch {
    return undefined;
  }
};

/** The rejected birth date of a `Cookie` header. */
export const gateTryOf = (cookies: string | undefined): GateTry | undefined => {
  const [name, ...parts] = hostCookieOf(cookies, gateTryCookie)?.split('.') ?? [];
  const fault = gateFaults.find(known => known === name);
  const [year, month, day, ...rest] = parts.map(decoded);
  if (!fault || year === undefined || month === undefined || day === undefined || rest.length > 0) return undefined;
  return { fault, year, month, day };
};
