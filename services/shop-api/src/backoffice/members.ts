import type { NewStaffMember } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { findUserByLogin, frameOf, grantRole, nameOf, requireLogin, revokeRole } from '../account/api';
import { findVendorId } from '../catalog/api';
import { transact } from '../db/changes';
import { post } from '../db/outbox.tables';
import type { Db } from '../db/schema';
import { accept, DomainError, fieldError } from '../http/domain-error';
import { randomToken, tokenHash } from '../http/tokens';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { audit, grantable, invitationTables, memberTables, rightsIn, roleTables } from '../staff/api';
import { invitationEmail } from './invitation-email';
import { isAdmin } from './staff.mapper';

const invitationLifetime = 3 * 24 * 3_600_000;

type Membership = Pick<NewStaffMember, 'role_id' | 'vendor'>;

/** Role and vendor that the request's user may give. */
const requireMembership = async (trx: Db, { viewer }: FastifyRequest, { role_id, vendor }: Membership) => {
  const role = await roleTables.findRole(trx, role_id);
  if (!role) throw new DomainError('INVALID', { fields: { role_id: 'unknown' } });
  const vendor_id = vendor === null ? null : await findVendorId(trx, vendor);
  if (vendor_id === undefined) throw new DomainError('INVALID', { fields: { vendor: 'unknown' } });
  const rights = rightsIn(role, vendor_id);
  if (!rights.ok) throw fieldError('role_id', rights.code);
  accept(grantable(viewer, rights.value));
  return { role, role_id, vendor_id, audited: { role: role.name.mn, vendor } };
};

export const requireManager = async (trx: Db): Promise<void> => {
  if (!(await memberTables.hasManager(trx))) throw new DomainError('STAFF_LAST_MANAGER');
};

const requireMember = async (trx: Db, id: number): Promise<memberTables.StaffRow> => {
  const row = await memberTables.findStaff(trx, id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
};

/** Administrators are appointed by who runs the shop, not in the back office. */
const requireChangeable = async (trx: Db, id: number): Promise<memberTables.StaffRow> => {
  const row = await requireMember(trx, id);
  if (isAdmin(row)) throw new DomainError('FORBIDDEN');
  return row;
};

const auditedOf = ({ role_name, vendor_code }: memberTables.StaffRow) => ({
  role: role_name?.mn ?? null,
  vendor: vendor_code,
});

type Added = { member: memberTables.StaffRow } | { invitation: invitationTables.InvitationRow };

const invite = async (
  trx: Db,
  shop: Shop,
  request: FastifyRequest,
  email: string,
  { role, role_id, vendor_id, audited }: Awaited<ReturnType<typeof requireMembership>>,
): Promise<Added> => {
  const now = shop.clock();
  const token = randomToken();
  const expires_at = new Date(now.getTime() + invitationLifetime);
  await invitationTables.replaceInvitation(trx, {
    email,
    role_id,
    vendor_id,
    token_hash: tokenHash(token),
    expires_at,
  });
  const inviter = await nameOf(trx, signedIn(request));
  await post(trx, invitationEmail({ email, token, expires_at, inviter, role: role.name }, frameOf(shop, request)), now);
  await audit(trx, request, { subject: 'member', id: email, before: null, after: { ...audited, invited: true } });
  const invitation = await invitationTables.findInvitationTo(trx, email);
  if (!invitation) throw new DomainError('CONFLICT');
  return { invitation };
};

/** Makes an account a member of staff; an address without an account gets an invitation. */
export const addMember = (shop: Shop, request: FastifyRequest, body: NewStaffMember): Promise<Added> => {
  const login = requireLogin(body.login);
  return transact(shop.db, async trx => {
    await memberTables.lockStaff(trx);
    const membership = await requireMembership(trx, request, body);
    const user = await findUserByLogin(trx, login);
    if (!user) {
      if (!('email' in login)) throw fieldError('login', 'STAFF_ACCOUNT_MISSING');
      return invite(trx, shop, request, login.email, membership);
    }
    if (await memberTables.findStaff(trx, user.id)) throw fieldError('login', 'STAFF_MEMBER_EXISTS');
    const { role_id, vendor_id, audited } = membership;
    await memberTables.insertMember(trx, { user_id: user.id, role_id, vendor_id, created_at: shop.clock() });
    await grantRole(trx, user.id, 'staff');
    if (user.email !== null) await invitationTables.deleteInvitationTo(trx, user.email);
    await audit(trx, request, { subject: 'member', id: user.id, before: null, after: audited });
    return { member: await requireMember(trx, user.id) };
  });
};

/** Takes effect at the member's next request. */
export const changeMember = (
  shop: Shop,
  request: FastifyRequest,
  id: number,
  body: Membership,
): Promise<memberTables.StaffRow> =>
  transact(shop.db, async trx => {
    await memberTables.lockStaff(trx);
    const before = await requireChangeable(trx, id);
    const { role_id, vendor_id, audited } = await requireMembership(trx, request, body);
    await memberTables.updateMember(trx, id, { role_id, vendor_id });
    await requireManager(trx);
    await audit(trx, request, { subject: 'member', id, before: auditedOf(before), after: audited });
    return requireMember(trx, id);
  });

/** The account stays; its rights end at the next request. */
export const removeMember = (shop: Shop, request: FastifyRequest, id: number): Promise<void> =>
  transact(shop.db, async trx => {
    await memberTables.lockStaff(trx);
    const before = await requireChangeable(trx, id);
    await memberTables.deleteMember(trx, id);
    await revokeRole(trx, id, 'staff');
    await requireManager(trx);
    await audit(trx, request, { subject: 'member', id, before: auditedOf(before), after: null });
  });
