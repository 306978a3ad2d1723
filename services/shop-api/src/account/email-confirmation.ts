import { type ContactState, type Credentials, times } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import { DomainError } from '../http/domain-error';
import { randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { confirmEmailOf, isWaiting, replaceConfirmation, takeConfirmation } from './email-confirmations.tables';
import { emailConfirmation, type MessageFrame } from './login-messages';
import { reserveCode } from './one-time-codes';
import { needsCurrent } from './password-change.rules';
import type { CookieSession } from './session-from-cookie';
import type { UserRow } from './users.tables';

/** Sends a link to this address; when it is opened, the address is the user's, and confirmed. */
export const requestEmailConfirmation = async (
  shop: Shop,
  userId: number,
  email: string,
  frame: MessageFrame,
): Promise<void> => {
  await reserveCode(shop, { email });
  const token = randomToken();
  const now = shop.clock();
  const expires_at = new Date(now.getTime() + times.emailConfirmation);
  await transact(shop.db, async trx => {
    await replaceConfirmation(trx, { token_hash: tokenHash(token), user_id: userId, email, expires_at });
    await post(trx, emailConfirmation(email, token, expires_at, frame), now);
  });
};

/** Returns the address that is confirmed now. */
export const confirmEmail = ({ db, clock }: Shop, token: string): Promise<string> =>
  transact(db, async trx => {
    const now = clock();
    const found = await takeConfirmation(trx, tokenHash(token), now);
    if (!found) throw new DomainError('LINK_EXPIRED');
    if (!(await confirmEmailOf(trx, found.user_id, found.email, now))) throw new DomainError('LOGIN_TAKEN');
    return found.email;
  });

const phoneState = ({ phone_confirmed_at }: UserRow): ContactState =>
  phone_confirmed_at ? 'confirmed' : 'not_confirmed';

const emailState = async ({ db, clock }: Shop, user: UserRow, email: string): Promise<ContactState> => {
  if (user.email_confirmed_at) return 'confirmed';
  return (await isWaiting(db, user.id, email, clock())) ? 'waiting' : 'not_confirmed';
};

export const credentialsOf = async (
  shop: Shop,
  user: UserRow,
  session: CookieSession | null,
): Promise<Credentials> => ({
  has_password: user.password_hash !== null,
  needs_current_password: needsCurrent(user, session, shop.clock()),
  email: user.email === null ? null : { address: user.email, state: await emailState(shop, user, user.email) },
  phone: user.phone === null ? null : { number: user.phone, state: phoneState(user) },
});
