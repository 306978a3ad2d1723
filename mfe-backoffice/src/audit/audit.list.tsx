import { type AuditEntry, auditSubjects } from '@ortoo/contracts';
import { formatDateTime, type Translate } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { DataColumn } from '../parts/table-shapes';
import { verbOf } from './audit.rules';

export const auditList = defineList({
  id: 'audit',
  path: '/backoffice/audit',
  filters: {
    subject: { kind: 'choice', label: 'audit.subject', text: 'audit.subjects', options: auditSubjects },
    user_id: { kind: 'id', label: 'audit.user' },
    from: { kind: 'date', label: 'audit.from' },
    to: { kind: 'date', label: 'audit.to' },
  },
  sorts: [],
});

/** What was done, as a reader says it; the name of the endpoint when its verb is not known. */
export const actionOf = ({ action }: Pick<AuditEntry, 'action'>, t: Translate): string => {
  const verb = verbOf(action);
  return verb ? t(`audit.verbs.${verb}`) : action;
};

export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  { id: 'at', head: 'audit.at', cell: ({ at }, { locale }) => formatDateTime(at, locale, 'short') },
  { id: 'user', head: 'audit.user', cell: ({ user }) => user.name || user.id },
  { id: 'subject', head: 'audit.subject', card: 'end', cell: ({ subject }, { t }) => t(`audit.subjects.${subject}`) },
  { id: 'number', head: 'audit.number', cell: ({ subject_id: id }) => id },
  { id: 'action', head: 'audit.action', cell: (entry, { t }) => actionOf(entry, t) },
  { id: 'reason', head: 'audit.reason', cell: ({ reason }) => reason },
];
