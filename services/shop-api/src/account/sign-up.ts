import { times } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import type { Reader } from '../http/locale';
import { accept, DomainError, fieldError } from '../http/domain-error';
import { randomDigits, randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { loginKey, readLogin } from './login.rules';
import { isWeakPassword } from './password-strength';
import { hashPassword } from './passwords';
import { codeMessage, knownAccountMessage } from './sign-up-messages';
import { endSignUp, insertSignUp, trySignUp } from './sign-ups.tables';
import { findUserByLogin, insertUser, type UserRow } from './users.tables';

const maxTries = 5;
/** Window for codes to one address or number, in milliseconds. */
const maxCodes = 3;
const codeWindow = 10 * 60_000;

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
export const beginSignUp = async (shop: Shop, account: NewAccount, { locale }: Reader): Promise<string> => {
  const { password, firstname, lastname } = account;
  const login = accept(readLogin(account.login));
  if (isWeakPassword(password, [account.login, firstname, lastname])) throw fieldError('password', 'PASSWORD_WEAK');
  const sent = shop.counts.add(`sign-up ${loginKey(login)}`, codeWindow);
  if (sent.current > maxCodes)
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(sent.ttl / 1000) });

  const password_hash = await hashPassword(password);
  const isKnown = (await findUserByLogin(shop.db, login)) !== undefined;
  const token = randomToken();
  const code = randomDigits(6);
  const now = shop.clock();
  const contact = 'email' in login ? { email: login.email, phone: null } : { email: null, phone: login.phone };
  await transact(shop.db, async trx => {
    await insertSignUp(trx, {
      ...contact,
      ...{ password_hash, firstname, lastname },
      token_hash: tokenHash(token),
      // No code is right for an existing login.
      code_hash: tokenHash(isKnown ? randomToken() : token + code),
      expires_at: new Date(now.getTime() + times.signUpCode),
    });
    await post(trx, isKnown ? knownAccountMessage(login, locale) : codeMessage(login, code, locale), now);
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
