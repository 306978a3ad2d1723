import type { Role } from '@ortoo/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '../db/schema';
import type { Login } from './login.rules';

export type UserRow = Selectable<Tables['users']>;

export const findUser = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const findUserByLogin = (db: Db, login: Login): Promise<UserRow | undefined> => {
  const query = db.selectFrom('users').selectAll();
  return (
    'email' in login ? query.where('email', '=', login.email) : query.where('phone', '=', login.phone)
  ).executeTakeFirst();
};

interface NewUser {
  login: Login;
  password_hash: string;
  firstname: string;
  lastname: string;
  roles: Role[];
  now: Date;
}

/** Undefined when the address or number is already in use. */
export const insertUser = (db: Db, user: NewUser): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values({
      email: 'email' in user.login ? user.login.email : null,
      phone: 'phone' in user.login ? user.login.phone : null,
      password_hash: user.password_hash,
      firstname: user.firstname,
      lastname: user.lastname,
      roles: JSON.stringify(user.roles),
      created_at: user.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findUsersByEmail = async (db: Db, emails: string[]): Promise<string[]> => {
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
};

/** Sessions and tokens read roles at each request, so a change takes effect from the next one on. */
export const setRoles = async (db: Db, id: number, roles: readonly Role[]): Promise<void> => {
  await db
    .updateTable('users')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', id)
    .execute();
};
