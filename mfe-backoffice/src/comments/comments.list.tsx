import type { StaffComment } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';

export const commentList = defineList({
  id: 'comments',
  path: '/backoffice/comments',
  filters: {
    state: {
      kind: 'choice',
      label: 'comments.state',
      text: 'comments.states',
      options: ['held', 'approved', 'refused', 'removed'],
      inViews: true,
    },
  },
  sorts: [],
});

export const commentViews: readonly ListView[] = [
  { label: 'comments.states.approved', search: 'state=approved' },
  { label: 'comments.states.refused', search: 'state=refused' },
  { label: 'comments.states.removed', search: 'state=removed' },
];

export const commentColumns: readonly DataColumn<StaffComment>[] = [
  { id: 'text', head: 'comments.text', clamp: true, cell: ({ text }) => text },
  { id: 'author', head: 'comments.author', cell: ({ author }) => author },
  { id: 'article', head: 'comments.article', cell: ({ article }) => article.title },
  {
    id: 'reason',
    head: 'comments.reason',
    cell: ({ reason }, { t }) => reason && t(`comments.reasons.${reason}`),
  },
  {
    id: 'reports',
    head: 'comments.reports',
    align: 'end',
    cell: ({ reports }) => reports.reduce((sum, { count }) => sum + count, 0) || '',
  },
  {
    id: 'created',
    head: 'comments.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
