import type { z } from 'zod';
import type { acceptStaffInvitationSchemas } from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { hashPassword, insertUser, isWeakPassword } from '../account/api';
import { transact } from '../db/changes';
import { DomainError, fieldError } from '../http/domain-error';
import { tokenHash } from '../http/tokens';
import type { Shop } from '../shop';
import { audit, auditTables, invitationTables, memberTables } from '../staff/api';

type Accept = z.output<typeof acceptStaffInvitationSchemas.body>;

/** Opens the account of an invited person, who has proved to own the address; returns its login. */
export const acceptInvitation = async (
  shop: Shop,
  request: FastifyRequest,
  { token, password, firstname, lastname }: Accept,
): Promise<string> => {
  const now = shop.clock();
  const found = await invitationTables.findInvitation(shop.db, tokenHash(token), now);
  if (!found) throw new DomainError('LINK_EXPIRED');
  const { email } = found;
  if (isWeakPassword(password, [email, firstname, lastname])) throw fieldError('password', 'PASSWORD_WEAK');
  const password_hash = await hashPassword(password);
  return transact(shop.db, async trx => {
    await memberTables.lockStaff(trx);
    const invitation = await invitationTables.takeInvitation(trx, found.id);
    if (!invitation) throw new DomainError('LINK_EXPIRED');
    const { role_id, vendor_id } = invitation;
    const roles = ['shopper' as const, 'staff' as const];
    const user = await insertUser(trx, { login: { email }, password_hash, firstname, lastname, roles, now });
    if (!user) throw new DomainError('LOGIN_TAKEN');
    await memberTables.insertMember(trx, { user_id: user.id, role_id, vendor_id, created_at: now });
    await auditTables.insertAuditEntry(trx, {
      ...{ at: now, user_id: user.id, action: 'acceptStaffInvitation', subject: 'member', subject_id: String(user.id) },
      before: null,
      after: JSON.stringify({ role: found.role_name.mn ?? null, vendor: found.vendor_code }),
      ...{ reason: null, request_id: request.id },
    });
    return email;
  });
};

export const withdrawInvitation = (shop: Shop, request: FastifyRequest, id: number): Promise<void> =>
  transact(shop.db, async trx => {
    const taken = await invitationTables.takeInvitation(trx, id);
    if (!taken) throw new DomainError('NOT_FOUND');
    await audit(trx, request, { subject: 'member', id: taken.email, before: { invited: true }, after: null });
  });
