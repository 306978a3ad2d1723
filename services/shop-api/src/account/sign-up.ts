import { times } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import { DomainError, fieldError } from '../http/domain-error';
import { randomDigits, randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { maxTries } from './code-limits.rules';
import { codeMessage, knownAccountMessage, type MessageFrame } from './login-messages';
import { reserveCode } from './one-time-codes';
import { isWeakPassword } from './password-strength';
import { hashPassword } from './passwords';
import { requireLogin } from './require-login';
import { endSignUp, insertSignUp, trySignUp } from './sign-ups.tables';
import { findUserByLogin, insertUser, type UserRow } from './users.tables';

interface NewAccount {
  login: string;
  password: string;
  firstname: string;
  lastname: string;
}

/**
 * Sends a sign-up code and returns the matching token. Only the owner learns whether the login already has an
 * account.
 */
export const beginSignUp = async (shop: Shop, account: NewAccount, frame: MessageFrame): Promise<string> => {
  const { password, firstname, lastname } = account;
  const login = requireLogin(account.login);
  if (isWeakPassword(password, [account.login, firstname, lastname])) throw fieldError('password', 'PASSWORD_WEAK');
  await reserveCode(shop, login);

  const password_hash = await hashPassword(password);
  const isKnown = (await findUserByLogin(shop.db, login)) !== undefined;
  const token = randomToken();
  const code = randomDigits(6);
  const now = shop.clock();
  const expiresAt = new Date(now.getTime() + times.oneTimeCode);
  const contact = 'email' in login ? { email: login.email, phone: null } : { email: null, phone: login.phone };
  await transact(shop.db, async trx => {
    await insertSignUp(trx, {
      ...contact,
      ...{ password_hash, firstname, lastname },
      token_hash: tokenHash(token),
      // No code is right for an existing login.
      code_hash: tokenHash(isKnown ? randomToken() : token + code),
      expires_at: expiresAt,
    });
    const sent = { code, purpose: 'signUp', expiresAt } as const;
    await post(trx, isKnown ? knownAccountMessage(login, frame) : codeMessage(login, sent, frame), now);
  });
  return token;
};

/**
 * Creates the account when the code is right. Throws `CODE_WRONG`, and `CODE_EXPIRED` when it is too late or was tried
 * too often.
 */
export const confirmSignUp = async (shop: Shop, token: string, code: string): Promise<UserRow> => {
  const now = shop.clock();
  const signUp = await trySignUp(shop.db, tokenHash(token), maxTries, now);
  if (!signUp) throw fieldError('code', 'CODE_EXPIRED');
  if (tokenHash(token + code) !== signUp.code_hash) throw fieldError('code', 'CODE_WRONG');
  return transact(shop.db, async trx => {
    const { email, phone, password_hash, firstname, lastname } = signUp;
    const login = email === null ? { phone: phone ?? '' } : { email };
    if (!(await endSignUp(trx, signUp.token_hash))) throw new DomainError('CODE_EXPIRED');
    const user = await insertUser(trx, { login, password_hash, firstname, lastname, roles: ['shopper'], now });
    if (!user) throw fieldError('login', 'LOGIN_TAKEN');
    return user;
  });
};
