import { times } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import { fieldError } from '../http/domain-error';
import { randomDigits, randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import type { Login } from './login.rules';
import { codeMessage, contactChangedMessage, type MessageFrame, takenContactMessage } from './login-messages';
import { checkCode, reserveCode } from './one-time-codes';
import { insertCode, spendCode } from './one-time-codes.tables';
import { requireLogin } from './require-login';
import { findUserByLogin, setContact } from './users.tables';

/**
 * Sends a code to a new phone number or email address of a user, and returns the token that belongs to it. Only the
 * owner of the contact learns that it belongs to another account.
 */
export const requestContactChange = async (
  shop: Shop,
  userId: number,
  typed: string,
  frame: MessageFrame,
): Promise<string> => {
  const login = requireLogin(typed);
  await reserveCode(shop, login);
  const owner = await findUserByLogin(shop.db, login);
  const isFree = owner === undefined || owner.id === userId;
  const [token, code, now] = [randomToken(), randomDigits(6), shop.clock()];
  const expires_at = new Date(now.getTime() + times.oneTimeCode);
  const contact = 'email' in login ? { email: login.email, phone: null } : { email: null, phone: login.phone };
  const sent = { code, purpose: 'contact', expiresAt: expires_at } as const;
  await transact(shop.db, async trx => {
    // No code is right for somebody else's contact.
    const code_hash = tokenHash(isFree ? token + code : randomToken());
    const row = {
      ...contact,
      purpose: 'contact',
      user_id: userId,
      token_hash: tokenHash(token),
      code_hash,
      expires_at,
    };
    await insertCode(trx, { ...row, purpose: 'contact' });
    await post(trx, isFree ? codeMessage(login, sent, frame) : takenContactMessage(login, frame), now);
  });
  return token;
};

/** Makes the contact the user's when the code is right, and tells the one of before. */
export const confirmContactChange = async (
  shop: Shop,
  userId: number,
  { token, code }: { token: string; code: string },
  frame: MessageFrame,
): Promise<void> => {
  const { token_hash, email, phone, user_id } = await checkCode(shop, token, code, ['contact']);
  if (user_id !== userId) throw fieldError('code', 'CODE_EXPIRED');
  const login: Login = email === null ? { phone: phone ?? '' } : { email };
  await transact(shop.db, async trx => {
    if (!(await spendCode(trx, token_hash))) throw fieldError('code', 'CODE_EXPIRED');
    const now = shop.clock();
    const before = await setContact(trx, userId, login, now);
    if (!before) throw fieldError('login', 'LOGIN_TAKEN');
    const [old, fresh] = 'email' in login ? [before.email, login.email] : [before.phone, login.phone];
    if (old === null || old === fresh) return;
    const previous = 'email' in login ? { email: old } : { phone: old };
    await post(trx, contactChangedMessage(previous, frame), now);
  });
};
