import type { Db } from '../db/schema';
import { insertMember } from '../staff/members.tables';
import { findRoleNamed } from '../staff/roles.tables';
import { exampleTime } from './images';

/**
 * Makes a user a member of staff.
 * @param role English name of a role
 */
export const makeMember = async (db: Db, userId: number, role = 'Manager', vendorId: number | null = null) => {
  const { id } = await findRoleNamed(db, role);
  await insertMember(db, { user_id: userId, role_id: id, vendor_id: vendorId, created_at: exampleTime });
};
