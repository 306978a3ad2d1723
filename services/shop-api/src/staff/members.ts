import { type Right, rights, type Role, type User } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import { type Reader, textFor } from '../http/locale';
import { findMember } from './members.tables';
import { effectiveRights } from './rights.rules';

/** What a user may do, and for which vendor; null for all of them. */
export interface StaffScope {
  rights: readonly Right[];
  vendorId: number | null;
}

/**
 * Rights of a user with these roles, at this moment.
 * @param roles those that count in the session
 */
export const findStaffScope = async (db: Db, userId: number, roles: readonly Role[]): Promise<StaffScope> => {
  if (roles.includes('admin')) return { rights, vendorId: null };
  const member = roles.includes('staff') ? await findMember(db, userId) : undefined;
  if (!member) return { rights: [], vendorId: null };
  return { rights: effectiveRights(member.rights, member.vendor_id), vendorId: member.vendor_id };
};

/** What a page knows of a member of staff; nothing of other users. */
export const describeStaff = async (
  db: Db,
  { id, roles }: { id: number; roles: readonly Role[] },
  reader: Reader,
): Promise<Pick<User, 'rights' | 'vendor'>> => {
  if (roles.includes('admin')) return { rights: [...rights], vendor: null };
  const member = roles.includes('staff') ? await findMember(db, id) : undefined;
  if (!member) return {};
  const { code, name, vendor_id } = member;
  const vendor = code === null || name === null ? null : { code, name: textFor(reader, name) };
  return { rights: effectiveRights(member.rights, vendor_id), vendor };
};
