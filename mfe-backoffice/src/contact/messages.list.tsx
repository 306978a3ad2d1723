import type { ContactMessage } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';

export const messageList = defineList({
  id: 'messages',
  path: '/backoffice/messages',
  filters: {
    state: {
      kind: 'choice',
      label: 'contact.state',
      text: 'contact.states',
      options: ['open', 'held', 'handled'],
      inViews: true,
    },
  },
  sorts: [],
});

export const messageViews: readonly ListView[] = [
  { label: 'contact.states.held', search: 'state=held' },
  { label: 'contact.states.handled', search: 'state=handled' },
];

export const messageColumns: readonly DataColumn<ContactMessage>[] = [
  { id: 'name', head: 'contact.name', cell: ({ name }) => name },
  { id: 'topic', head: 'contact.topic', card: 'end', cell: ({ topic }, { t }) => t(`contact.topics.${topic}`) },
  { id: 'message', head: 'contact.message', clamp: true, cell: ({ message }) => message },
  { id: 'order', head: 'contact.order', cell: ({ order_number: order }) => order },
  {
    id: 'held',
    head: 'contact.heldFor',
    isHidden: true,
    cell: ({ held_for: why }, { t }) => why && t(`contact.holds.${why}`),
  },
  {
    id: 'created',
    head: 'contact.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
