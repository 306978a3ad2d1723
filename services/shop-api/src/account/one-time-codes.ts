import { times } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import { DomainError, fieldError } from '../http/domain-error';
import { randomDigits, randomToken, tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { codeLimits, maxTries, secondsToNextCode } from './code-limits.rules';
import { type Login, loginKey } from './login.rules';
import { codeMessage, type MessageFrame, unknownAccountMessage } from './login-messages';
import {
  type CodeRow,
  countCode,
  findSentCodes,
  insertCode,
  returnTry,
  spendCode,
  tryCode,
} from './one-time-codes.tables';
import { requireLogin } from './require-login';
import { checkSecondFactor } from './second-factor';
import { confirmLogin, findUserByLogin, insertUser, type UserRow } from './users.tables';

/** The kind of message that reaches a login. */
const kindOf = (login: Login): 'email' | 'sms' => ('email' in login ? 'email' : 'sms');

/**
 * Counts one more code to this login, whatever it is for. Throws when there were too many, and when the shop cannot
 * send it: the visitor must not wait in vain.
 */
export const reserveCode = async (
  { db, clock, production, transports }: Pick<Shop, 'db' | 'clock' | 'production' | 'transports'>,
  login: Login,
): Promise<void> => {
  if (production && !transports[kindOf(login)]) throw new DomainError('UNAVAILABLE');
  const now = clock();
  const since = (window: number) => new Date(now.getTime() - window);
  const { short, long } = codeLimits;
  const limits = {
    short: { count: short.count, since: since(short.window) },
    long: { count: long.count, since: since(long.window) },
  };
  if (await countCode(db, loginKey(login), limits, now)) return;
  const retryAfterSeconds = secondsToNextCode(await findSentCodes(db, loginKey(login)), now);
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
};

interface CodeRequest {
  login: string;
  purpose: 'sign_in' | 'recovery';
}

/**
 * Sends a code and returns the token that belongs to it. A sign-in sends one to everybody; a recovery tells somebody
 * without an account that there is none. The caller learns nothing of that.
 */
export const requestCode = async (
  shop: Shop,
  { login: typed, purpose }: CodeRequest,
  frame: MessageFrame,
): Promise<string> => {
  const login = requireLogin(typed);
  await reserveCode(shop, login);
  const isKnown = (await findUserByLogin(shop.db, login)) !== undefined;
  const isSent = isKnown || purpose === 'sign_in';
  const token = randomToken();
  const code = randomDigits(6);
  const now = shop.clock();
  const expires_at = new Date(now.getTime() + times.oneTimeCode);
  const contact = 'email' in login ? { email: login.email, phone: null } : { email: null, phone: login.phone };
  const sent = { code, purpose: purpose === 'sign_in' ? 'signIn' : purpose, expiresAt: expires_at } as const;
  await transact(shop.db, async trx => {
    // No code is right for a recovery without an account.
    const code_hash = tokenHash(isSent ? token + code : randomToken());
    await insertCode(trx, { ...contact, purpose, token_hash: tokenHash(token), code_hash, expires_at });
    await post(trx, isSent ? codeMessage(login, sent, frame) : unknownAccountMessage(login, frame), now);
  });
  return token;
};

interface CodeSignIn {
  token: string;
  code: string;
  otp?: string | undefined;
  /** Name of an account to create when there is none. */
  account?: { firstname: string; lastname: string } | undefined;
}

/** Checks a code of one of these purposes. Throws `CODE_WRONG`, and `CODE_EXPIRED` when it is too late or was tried too often. */
export const checkCode = async (
  { db, clock }: Shop,
  token: string,
  code: string,
  purposes: readonly CodeRow['purpose'][],
): Promise<CodeRow> => {
  const row = await tryCode(db, tokenHash(token), purposes, maxTries, clock());
  if (!row) throw fieldError('code', 'CODE_EXPIRED');
  if (tokenHash(token + code) !== row.code_hash) throw fieldError('code', 'CODE_WRONG');
  return row;
};

const createAccount = async (
  shop: Shop,
  { login, token_hash }: { login: Login; token_hash: string },
  account: NonNullable<CodeSignIn['account']>,
): Promise<UserRow> =>
  transact(shop.db, async trx => {
    if (!(await spendCode(trx, token_hash))) throw fieldError('code', 'CODE_EXPIRED');
    const now = shop.clock();
    const user = await insertUser(trx, { ...account, login, password_hash: null, roles: ['shopper'], now });
    if (!user) throw new DomainError('LOGIN_TAKEN');
    return user;
  });

/**
 * The user that a code signs in; it is valid once. Throws the errors of a code and of a second factor, and
 * `ACCOUNT_MISSING` to the owner of the login when there is no account and none is to be created: the code stays valid.
 */
export const signInByCode = async (
  shop: Shop,
  { token, code, otp, account }: CodeSignIn,
): Promise<{ user: UserRow; secondFactor: boolean; isNew: boolean }> => {
  const { token_hash, email, phone } = await checkCode(shop, token, code, ['sign_in', 'recovery']);
  const login: Login = email === null ? { phone: phone ?? '' } : { email };
  const known = await findUserByLogin(shop.db, login);
  if (!known) {
    if (account)
      return { user: await createAccount(shop, { login, token_hash }, account), secondFactor: false, isNew: true };
    await returnTry(shop.db, token_hash);
    throw new DomainError('ACCOUNT_MISSING');
  }
  // The owner has not tried anything yet when the app's code is still to be entered.
  if (otp === undefined) await returnTry(shop.db, token_hash);
  const secondFactor = await checkSecondFactor(shop, known, otp);
  if (!(await spendCode(shop.db, token_hash))) throw fieldError('code', 'CODE_EXPIRED');
  await confirmLogin(shop.db, known.id, login, shop.clock());
  return { user: known, secondFactor, isNew: false };
};
