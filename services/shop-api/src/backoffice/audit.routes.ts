import type { AuditEntry } from '@ortoo/contracts';
import { time } from '../http/display';
import type { Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import { auditTables } from '../staff/api';

/** The audit, for those who manage staff. There is no endpoint that changes it. */
export const auditRoutes: Routes = (app, shop) => {
  implementList(
    app,
    'listAuditEntries',
    {
      rows: ({ entries }) => entries,
      next: ({ next }) => (next === null ? undefined : { before: next }),
      columns: {
        date: ({ at }, locale) => timeCell(at, locale),
        member: ({ user }) => user.name,
        action: ({ action }) => action,
        subject: ({ subject, subject_id }) => `${subject} ${subject_id}`,
        before: ({ before }) => before && JSON.stringify(before),
        after: ({ after }) => after && JSON.stringify(after),
        reason: ({ reason }) => reason,
      },
    },
    async ({ query, site }) => {
      const rows = await auditTables.listAuditEntries(shop.db, { ...query, zone: site.time_zone });
      const entries = rows.map(({ user_id: id, user_name: name, before, after, ...row }) => ({
        ...row,
        at: time(row.at),
        user: { id, name },
        before: before as AuditEntry['before'],
        after: after as AuditEntry['after'],
      }));
      return { entries, next: rows.length === query.per_page ? (rows.at(-1)?.id ?? null) : null };
    },
  );
};
