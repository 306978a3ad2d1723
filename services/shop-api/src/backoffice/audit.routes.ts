import type { AuditEntry } from '@ortoo/contracts';
import { time } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { auditTables } from '../staff/api';

/** The audit, for those who manage staff. There is no endpoint that changes it. */
export const auditRoutes: Routes = (app, shop) => {
  implement(app, 'listAuditEntries', async ({ query, site }) => {
    const rows = await auditTables.listAuditEntries(shop.db, { ...query, zone: site.time_zone });
    const entries = rows.map(({ user_id: id, user_name: name, before, after, ...row }) => ({
      ...row,
      at: time(row.at),
      user: { id, name },
      before: before as AuditEntry['before'],
      after: after as AuditEntry['after'],
    }));
    return { entries, next: rows.length === query.per_page ? (rows.at(-1)?.id ?? null) : null };
  });
};
