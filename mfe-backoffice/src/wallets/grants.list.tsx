import type { MoneyGrant } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { signedText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { GrantState } from './grant-state';

export const grantList = defineList({
  id: 'grants',
  path: '/backoffice/grants',
  filters: {
    state: { kind: 'choice', label: 'grants.state', text: 'grants.views', options: ['open', 'all'], inViews: true },
    kind: {
      kind: 'choice',
      label: 'grants.kind',
      text: 'grants.kinds',
      options: ['correction', 'gift_card', 'voucher'],
    },
  },
  sorts: [],
});

export const grantViews: readonly ListView[] = [{ label: 'grants.views.all', search: 'state=all' }];

export const grantColumns: readonly DataColumn<MoneyGrant>[] = [
  { id: 'kind', head: 'grants.kind', cell: ({ kind, id }, { t }) => `${t(`grants.kinds.${kind}`)} ${id}` },
  {
    id: 'amount',
    head: 'grants.amount',
    align: 'end',
    card: 'end',
    cell: ({ amount }, { locale }) => signedText(amount, locale),
  },
  { id: 'customer', head: 'grants.customer', cell: ({ customer }) => customer?.name || customer?.phone },
  { id: 'state', head: 'grants.state', cell: ({ state }) => <GrantState state={state} /> },
  { id: 'reason', head: 'grants.reason', clamp: true, cell: ({ reason }) => reason },
  { id: 'proposer', head: 'grants.proposedBy', cell: ({ proposed_by: by }) => by },
  {
    id: 'created',
    head: 'grants.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
