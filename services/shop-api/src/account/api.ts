import type { User } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { serializeUser } from './user.mapper';
import { findUser, findUsersByEmail } from './users.tables';
import { exampleAccounts } from '../seed/example-accounts';

/** Public interface of the account module, for other services too. */
export { dropEndedAccess, endAllAccess } from './end-access';
export { dropStaleAccess } from './sign-ups.tables';
export { confirmContactChange, requestContactChange } from './contact-change';
export { frameOf, type MessageFrame } from './login-messages';
export { checkCurrent } from './new-password';
export { sessionCookie } from './session.rules';
export { changeUser, endUser, findUser, findUserByLogin, grantRole, insertUser, revokeRole } from './users.tables';
export { isWeakPassword } from './password-strength';
export { hashPassword } from './passwords';
export { requireLogin } from './require-login';
export { sessionFromCookie, sessionOf, type CookieSession } from './session-from-cookie';

/** Email addresses of the example accounts that this database has. */
export const findExampleAccounts = (db: Shop['db']): Promise<string[]> =>
  findUsersByEmail(
    db,
    exampleAccounts.map(({ email }) => email),
  );

/** Display name of a user among colleagues. */
export const nameOf = async (db: Shop['db'], id: number): Promise<string> => {
  const user = await findUser(db, id);
  return user ? [user.firstname, user.lastname].filter(Boolean).join(' ') : '';
};

export const readUser = async (shop: Shop, id: number, reader: Reader): Promise<User> => {
  const row = await findUser(shop.db, id);
  if (!row) throw new DomainError('UNAUTHORIZED');
  return serializeUser(shop.db, row, reader);
};
