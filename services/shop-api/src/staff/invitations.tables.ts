import type { Insertable } from 'kysely';
import type { Db, Tables } from '../db/schema';

const invitations = (db: Db) =>
  db
    .selectFrom('staff_invitations as i')
    .innerJoin('staff_roles as r', 'r.id', 'i.role_id')
    .leftJoin('vendors as v', 'v.id', 'i.vendor_id')
    .select(['i.id', 'i.email', 'i.role_id', 'i.vendor_id', 'i.expires_at', 'r.name as role_name', 'r.rights'])
    .select(['v.code as vendor_code', 'v.name as vendor_name']);

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export const listInvitations = (db: Db) => invitations(db).orderBy('i.id', 'desc').limit(200).execute();

export const findInvitationTo = (db: Db, email: string) =>
  invitations(db).where('i.email', '=', email).executeTakeFirst();

/** The invitation of before to the same address ends. */
export const replaceInvitation = async (
  trx: Db,
  invitation: Insertable<Tables['staff_invitations']>,
): Promise<void> => {
  await trx.deleteFrom('staff_invitations').where('email', '=', invitation.email).execute();
  await trx.insertInto('staff_invitations').values(invitation).execute();
};

/** A valid one. */
export const findInvitation = (db: Db, token_hash: string, now: Date) =>
  invitations(db).where('i.token_hash', '=', token_hash).where('i.expires_at', '>', now).executeTakeFirst();

/** The deleted one; undefined for all but the first caller. */
export const takeInvitation = (trx: Db, id: number) =>
  trx.deleteFrom('staff_invitations').where('id', '=', id).returningAll().executeTakeFirst();

export const deleteInvitationTo = async (trx: Db, email: string): Promise<void> => {
  await trx.deleteFrom('staff_invitations').where('email', '=', email).execute();
};
