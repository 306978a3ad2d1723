import type { UnmatchedPayment } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { receivedText } from '../parts/money-text';
import { providerName } from '../parts/provider-name';
import type { DataColumn } from '../parts/table-shapes';
import { UnmatchedState } from './unmatched-state';

export const unmatchedList = defineList({
  id: 'unmatched',
  path: '/backoffice/unmatched',
  filters: {
    state: {
      kind: 'choice',
      label: 'unmatched.state',
      text: 'unmatched.views',
      options: ['open', 'all'],
      inViews: true,
    },
    reason: {
      kind: 'choice',
      label: 'unmatched.reason',
      text: 'unmatched.reasons',
      options: ['late', 'repeated', 'wrong_amount'],
    },
  },
  sorts: [],
});

export const unmatchedViews: readonly ListView[] = [{ label: 'unmatched.views.all', search: 'state=all' }];

export const unmatchedColumns: readonly DataColumn<UnmatchedPayment>[] = [
  { id: 'number', head: 'unmatched.number', cell: ({ number }) => <FixedText>{number}</FixedText> },
  {
    id: 'amount',
    head: 'unmatched.amount',
    align: 'end',
    card: 'end',
    cell: (row, { locale }) => receivedText(row, locale),
  },
  { id: 'reason', head: 'unmatched.reason', cell: ({ reason }, { t }) => t(`unmatched.reasons.${reason}`) },
  { id: 'state', head: 'unmatched.state', cell: ({ state }) => <UnmatchedState state={state} /> },
  { id: 'order', head: 'unmatched.order', cell: ({ order_number: order }) => order },
  { id: 'provider', head: 'unmatched.provider', cell: ({ provider }, { t }) => providerName(t, provider) },
  {
    id: 'created',
    head: 'unmatched.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
