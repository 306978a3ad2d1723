import { type Right, vendorRights } from '@ortoo/contracts';
import type { Outcome } from '../http/domain-error';

/** Rights that count: staff of one vendor have those alone that know whose rows they are. */
export const effectiveRights = (granted: readonly Right[], vendorId: number | null): Right[] =>
  granted.filter(right => vendorId === null || vendorRights.includes(right));

/** Nobody gives rights that they do not have. */
export const grantable = (giver: { rights: readonly Right[] }, rights: readonly Right[]): Outcome<readonly Right[]> =>
  rights.every(right => giver.rights.includes(right))
    ? { ok: true, value: rights }
    : { ok: false, code: 'STAFF_RIGHTS_EXCEEDED' };

/** The rights that a role gives to a member, for one vendor or the whole shop. */
export const rightsIn = (role: { rights: readonly Right[] }, vendorId: number | null): Outcome<readonly Right[]> => {
  const value = effectiveRights(role.rights, vendorId);
  return value.length > 0 ? { ok: true, value } : { ok: false, code: 'STAFF_RIGHTS_VENDOR' };
};
