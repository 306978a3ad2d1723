import type { StaffPublication } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';

export const publicationList = defineList({
  id: 'publications',
  path: '/backoffice/publications',
  filters: {
    state: {
      kind: 'choice',
      label: 'publications.state',
      text: 'publications.states',
      options: ['submitted', 'published', 'rejected'],
      inViews: true,
    },
  },
  sorts: [],
});

export const publicationViews: readonly ListView[] = [
  { label: 'publications.states.published', search: 'state=published' },
  { label: 'publications.states.rejected', search: 'state=rejected' },
];

export const publicationColumns: readonly DataColumn<StaffPublication>[] = [
  { id: 'title', head: 'publications.name', cell: ({ title }, { t }) => title || t('publications.untitled') },
  { id: 'kind', head: 'publications.kind', card: 'end', cell: ({ kind }, { t }) => t(`publications.kinds.${kind}`) },
  { id: 'writer', head: 'publications.writer', cell: ({ writer }) => writer },
  {
    id: 'publish',
    head: 'publications.publishAt',
    cell: ({ publish_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
  {
    id: 'updated',
    head: 'publications.updated',
    cell: ({ updated_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
