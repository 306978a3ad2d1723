import type { ReturnAuthorization } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { moneyText } from '../parts/money-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { ReturnState } from '../parts/return-state';
import type { DataColumn } from '../parts/table-shapes';

export const returnList = defineList({
  id: 'returns',
  path: '/backoffice/returns',
  filters: {
    state: {
      kind: 'choice',
      label: 'returns.state',
      text: 'returns.states',
      options: ['requested', 'approved', 'refused', 'payable', 'refunded', 'exchanging', 'exchanged'],
    },
  },
  sorts: [],
});

export const returnViews: readonly ListView[] = (['requested', 'approved', 'payable', 'exchanging'] as const).map(
  state => ({
    label: `returns.states.${state}`,
    search: `state=${state}`,
  }),
);

export const returnColumns: readonly DataColumn<ReturnAuthorization>[] = [
  { id: 'number', head: 'returns.number', cell: ({ number }) => <FixedText>{number}</FixedText> },
  { id: 'state', head: 'returns.state', card: 'end', cell: ({ state }) => <ReturnState state={state} /> },
  { id: 'order', head: 'returns.order', cell: ({ order_number: order }) => order },
  {
    id: 'goods',
    head: 'returns.goods',
    cell: ({ return_items }) => return_items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
  },
  { id: 'reason', head: 'returns.reason', cell: ({ reason }, { t }) => t(`returns.reasons.${reason}`) },
  { id: 'created', head: 'returns.created', cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale) },
  {
    id: 'amount',
    head: 'returns.amount',
    align: 'end',
    cell: ({ amount }, { locale }) => moneyText(amount, locale),
  },
];
