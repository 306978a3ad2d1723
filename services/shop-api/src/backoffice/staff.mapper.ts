import { rights as allRights, type StaffInvitation, type StaffMember } from '@ortoo/contracts';
import type { Text } from '../db/schema.types';
import { maybeTime, time } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { effectiveRights, type invitationTables, type memberTables } from '../staff/api';

interface NamedRows {
  role_id: number | null;
  role_name: Text | null;
  vendor_code: string | null;
  vendor_name: Text | null;
}

const roleOf = ({ role_id: id, role_name: name }: NamedRows, reader: Reader) =>
  id === null || name === null ? null : { id, name: textFor(reader, name) };

const vendorOf = ({ vendor_code: code, vendor_name: name }: NamedRows, reader: Reader) =>
  code === null || name === null ? null : { code, name: textFor(reader, name) };

export const isAdmin = ({ roles }: Pick<memberTables.StaffRow, 'roles'>): boolean => roles.includes('admin');

export const serializeMember = (row: memberTables.StaffRow, reader: Reader): StaffMember => ({
  id: row.id,
  name: [row.firstname, row.lastname].filter(Boolean).join(' '),
  email: row.email,
  phone: row.phone,
  role: isAdmin(row) ? null : roleOf(row, reader),
  rights: isAdmin(row) ? [...allRights] : effectiveRights(row.rights ?? [], row.vendor_id),
  vendor: isAdmin(row) ? null : vendorOf(row, reader),
  has_second_factor: row.totp_confirmed_at !== null,
  seen_at: maybeTime(row.seen_at),
});

export const serializeInvitation = (
  row: invitationTables.InvitationRow,
  reader: Reader,
  now: Date,
): StaffInvitation => ({
  id: row.id,
  email: row.email,
  role: { id: row.role_id, name: textFor(reader, row.role_name) },
  vendor: vendorOf(row, reader),
  expires_at: time(row.expires_at),
  is_expired: row.expires_at <= now,
});
