import type { Shop } from '../shop';
import type { Login } from './login.rules';
import { hashPassword, isOutdated, passwordMatches } from './passwords';
import { findUserByLogin, replaceHash, type UserRow } from './users.tables';

/** The user of a login and its password; an unknown login takes as long. A hash of old parameters is replaced. */
export const findByPassword = async (
  { db }: Pick<Shop, 'db'>,
  login: Login,
  password: string,
): Promise<UserRow | undefined> => {
  const user = await findUserByLogin(db, login);
  const stored = user?.password_hash;
  if (!(await passwordMatches(stored, password))) return undefined;
  if (user && stored && isOutdated(stored)) await replaceHash(db, user.id, stored, await hashPassword(password));
  return user;
};
