import { transact } from '../db/changes';
import { DomainError, fieldError } from '../http/domain-error';
import type { Shop } from '../shop';
import { endAllAccess } from './end-access';
import { needsCurrent } from './password-change.rules';
import { isWeakPassword } from './password-strength';
import { hashPassword, passwordMatches } from './passwords';
import { type ChangeContext, reportSecurityChange } from './security-change';
import type { CookieSession } from './session-from-cookie';
import { loginThrottle } from './throttle';
import { findUser, setPassword, type UserRow } from './users.tables';

interface PasswordChange {
  password: string;
  current_password?: string | undefined;
}

interface Requester {
  userId: number;
  ip: string;
  /** The session that stays; an API client has none. */
  session: CookieSession | null;
}

/**
 * Checks that a user is the owner of the account: by the current password, which an account without one and a user who
 * has just signed in with a code do not need.
 */
export const checkCurrent = async (
  shop: Shop,
  user: UserRow,
  current: string | undefined,
  { ip, session }: Requester,
): Promise<void> => {
  if (!needsCurrent(user, session, shop.clock())) return;
  if (current === undefined) throw fieldError('current_password', 'PASSWORD_REQUIRED');
  const throttle = loginThrottle(shop, ip, `password:${user.id}`);
  await throttle.reserve();
  if (!(await passwordMatches(user.password_hash, current))) throw fieldError('current_password', 'PASSWORD_WRONG');
  await throttle.succeeded();
};

/**
 * Sets a password, ends the user's other sessions and tokens, and tells the owner. The current password is needed,
 * except for an account without one and soon after a sign-in with a code.
 */
export const changePassword = async (
  shop: Shop,
  { password, current_password }: PasswordChange,
  requester: Requester,
  context: ChangeContext,
): Promise<void> => {
  const user = await findUser(shop.db, requester.userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  await checkCurrent(shop, user, current_password, requester);
  const personal = [user.email, user.phone, user.firstname, user.lastname].flatMap(text => (text ? [text] : []));
  if (isWeakPassword(password, personal)) throw fieldError('password', 'PASSWORD_WEAK');
  const password_hash = await hashPassword(password);
  const now = shop.clock();
  await transact(shop.db, async trx => {
    await endAllAccess(trx, user.id, { now, except: requester.session?.tokenHash });
    await setPassword(trx, user.id, password_hash);
    await reportSecurityChange(trx, user.id, { kind: 'passwordChanged' }, context);
  });
};
