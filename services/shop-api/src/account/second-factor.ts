import type { SecondFactorSetup } from '@ortoo/contracts';
import { Secret, TOTP } from 'otpauth';
import { qrPng } from '../documents/qr';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { spendRecoveryCode } from './recovery-codes';
import { needsSecondFactor } from './second-factor.rules';
import { offerSecret, replaceSecret, takeStep } from './second-factor.tables';
import type { UserRow } from './users.tables';

const period = 30;
const issuer = 'Ortoo';

const totpOf = (user: UserRow, secret: string): TOTP =>
  new TOTP({ issuer, label: user.email ?? user.phone ?? String(user.id), secret: Secret.fromBase32(secret), period });

/** Codes of the step before and after are valid: phone clocks drift. */
const stepOf = (totp: TOTP, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / (period * 1000)) + delta;
};

const newSecret = (): string => new Secret({ size: 20 }).base32;

const setupOf = async (user: UserRow, secret: string): Promise<SecondFactorSetup> => {
  const address = totpOf(user, secret).toString();
  return { secret, address, qr: await qrPng(address) };
};

const offerSetup = async (shop: Shop, user: UserRow): Promise<never> => {
  const secret = await offerSecret(shop.db, user.id, newSecret());
  throw new DomainError('SECOND_FACTOR_SETUP', { extra: { second_factor: await setupOf(user, secret) } });
};

/** A new secret for a user who wants a second factor. */
export const beginSecondFactor = async (shop: Shop, user: UserRow): Promise<SecondFactorSetup> => {
  const secret = newSecret();
  if (!(await replaceSecret(shop.db, user.id, secret))) throw new DomainError('SECOND_FACTOR_ON');
  return setupOf(user, secret);
};

/** Uses the code of the app once, or a recovery code. */
export const isRightCode = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>, user: UserRow, code: string) => {
  if (user.totp_secret === null) return false;
  const now = clock();
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(db, user.id, code, now);
  const step = stepOf(totpOf(user, user.totp_secret), code, now);
  return step !== undefined && takeStep(db, user.id, step, now);
};

/**
 * Checks the code of an authenticator app, or a recovery code, when the user has one or must have one; true when it is right. Throws
 * `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, or `SECOND_FACTOR_SETUP` with the data to set up the app.
 */
export const checkSecondFactor = async (shop: Shop, user: UserRow, code: string | undefined): Promise<boolean> => {
  const isSetUp = user.totp_confirmed_at !== null;
  if (!isSetUp && !needsSecondFactor(user.roles, shop.production)) return false;
  if (code === undefined || user.totp_secret === null) {
    if (isSetUp) throw new DomainError('SECOND_FACTOR_REQUIRED');
    return offerSetup(shop, user);
  }
  if (!(await isRightCode(shop, user, code))) throw new DomainError('SECOND_FACTOR_WRONG');
  return true;
};
