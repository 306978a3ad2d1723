import type { StaffRole } from '@ortoo/contracts';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { accept, DomainError, fieldError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { audit, grantable, memberTables, rightsIn, roleTables } from '../staff/api';
import { requireManager } from './members';

const serializeRole = ({ name, ...row }: roleTables.RoleRow): StaffRole => ({
  ...row,
  name: { mn: name.mn ?? '', en: name.en ?? '' },
});

const requireRole = async (db: Db, id: number): Promise<roleTables.RoleRow> => {
  const row = await roleTables.findRole(db, id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
};

const auditedOf = ({ name, rights }: Pick<StaffRole, 'name' | 'rights'>) => ({ name, rights });

/** Roles: named sets of rights. */
export const staffRolesRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffRoles', async () => ({ roles: (await roleTables.listRoles(shop.db)).map(serializeRole) }));

  implement(app, 'createStaffRole', async request => {
    const fields = { ...request.body, rights: [...new Set(request.body.rights)] };
    accept(grantable(request.viewer, fields.rights));
    return transact(shop.db, async trx => {
      await memberTables.lockStaff(trx);
      const id = await roleTables.insertRole(trx, fields, shop.clock());
      if (id === undefined) throw fieldError('mn', 'STAFF_ROLE_EXISTS');
      await audit(trx, request, { subject: 'role', id, before: null, after: fields });
      return serializeRole(await requireRole(trx, id));
    });
  });

  implement(app, 'changeStaffRole', async request => {
    const { id } = request.params;
    const fields = { ...request.body, rights: [...new Set(request.body.rights)] };
    return transact(shop.db, async trx => {
      await memberTables.lockStaff(trx);
      const before = serializeRole(await requireRole(trx, id));
      const added = fields.rights.filter(right => !before.rights.includes(right));
      accept(grantable(request.viewer, added));
      if (await roleTables.isForVendors(trx, id)) accept(rightsIn(fields, 0));
      if (!(await roleTables.updateRole(trx, id, fields))) throw fieldError('mn', 'STAFF_ROLE_EXISTS');
      await requireManager(trx);
      await audit(trx, request, { subject: 'role', id, before: auditedOf(before), after: fields });
      return serializeRole(await requireRole(trx, id));
    });
  });

  implement(app, 'removeStaffRole', async request => {
    const { id } = request.params;
    await transact(shop.db, async trx => {
      await memberTables.lockStaff(trx);
      const before = serializeRole(await requireRole(trx, id));
      if (before.members_count + before.invitations_count > 0) throw new DomainError('STAFF_ROLE_USED');
      await roleTables.deleteRole(trx, id);
      await audit(trx, request, { subject: 'role', id, before: auditedOf(before), after: null });
    });
  });
};
