import type { Role } from '@ortoo/contracts';
import { type Selectable, sql } from 'kysely';
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

/** Waits for, and then holds up, whoever grants this user access at the same moment. */
export const lockUser = async (trx: Db, id: number): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
};

interface NewUser {
  login: Login;
  /** Null for an account that signs in another way. */
  password_hash: string | null;
  firstname: string;
  lastname: string;
  roles: Role[];
  now: Date;
}

/** The login is confirmed. Undefined when it is already in use. */
export const insertUser = (db: Db, user: NewUser): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values({
      email: 'email' in user.login ? user.login.email : null,
      phone: 'phone' in user.login ? user.login.phone : null,
      password_hash: user.password_hash,
      firstname: user.firstname,
      lastname: user.lastname,
      email_confirmed_at: 'email' in user.login ? user.now : null,
      phone_confirmed_at: 'phone' in user.login ? user.now : null,
      roles: JSON.stringify(user.roles),
      created_at: user.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** The user has proved to own the login. */
export const confirmLogin = async (db: Db, id: number, login: Login, now: Date): Promise<void> => {
  await db
    .updateTable('users')
    .set(({ fn, val }) =>
      'email' in login
        ? { email_confirmed_at: fn.coalesce('email_confirmed_at', val(now)) }
        : { phone_confirmed_at: fn.coalesce('phone_confirmed_at', val(now)) },
    )
    .where('id', '=', id)
    .execute();
};

export const setPassword = async (db: Db, id: number, password_hash: string): Promise<void> => {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
};

/** Changes nothing when the password was changed meanwhile. */
export const replaceHash = async (db: Db, id: number, from: string, to: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
};

export const findUsersByEmail = async (db: Db, emails: string[]): Promise<string[]> => {
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
};

/** Sessions and tokens read roles at each request, so a change takes effect from the next one on. */
export const grantRole = async (db: Db, id: number, role: Role): Promise<void> => {
  await db
    .updateTable('users')
    .set({ roles: sql`roles || ${JSON.stringify([role])}::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`not roles @> ${JSON.stringify([role])}::jsonb`)
    .execute();
};

export const revokeRole = async (db: Db, id: number, role: Role): Promise<void> => {
  await db
    .updateTable('users')
    .set({ roles: sql`roles - ${role}::text` })
    .where('id', '=', id)
    .execute();
};

/** Sets a confirmed contact. Returns the user as before; undefined when the contact belongs to another account. */
export const setContact = async (trx: Db, id: number, login: Login, now: Date): Promise<UserRow | undefined> => {
  const before = await trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const owner = await findUserByLogin(trx, login);
  if (owner && owner.id !== id) return undefined;
  await trx
    .updateTable('users')
    .set(
      'email' in login
        ? { email: login.email, email_confirmed_at: now }
        : { phone: login.phone, phone_confirmed_at: now },
    )
    .where('id', '=', id)
    .execute();
  return before;
};

/** Removes everything that tells who a user was; the row stays for orders and books. */
export const endUser = async (trx: Db, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('users')
    .set({
      ...{ email: null, phone: null, email_confirmed_at: null, phone_confirmed_at: null, password_hash: null },
      ...{ firstname: '', lastname: '', avatar: null, birth_date: null, ship_address_id: null },
      ...{ totp_secret: null, totp_confirmed_at: null, ended_at: now },
      roles: JSON.stringify([]),
    })
    .where('id', '=', id)
    .execute();
};

/** Changes what a user has told about themselves; returns the row as it was before. */
export const changeUser = async (
  trx: Db,
  id: number,
  change: Partial<Pick<UserRow, 'firstname' | 'lastname' | 'avatar'>>,
): Promise<UserRow> => {
  const before = await trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  await trx.updateTable('users').set(change).where('id', '=', id).execute();
  return before;
};
