import type { BankEntry } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { receivedText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { EntryState } from './entry-state';

export const transferList = defineList({
  id: 'transfers',
  path: '/backoffice/transfers',
  filters: {
    state: {
      kind: 'choice',
      label: 'transfers.state',
      text: 'transfers.states',
      options: ['open', 'all'],
      inViews: true,
    },
    status: {
      kind: 'choice',
      label: 'transfers.status',
      text: 'transfers.matches',
      options: ['unknown_reference', 'too_little', 'too_much', 'late', 'repeated', 'foreign', 'refund', 'exact'],
    },
    from: { kind: 'date', label: 'transfers.from' },
    to: { kind: 'date', label: 'transfers.to' },
  },
  sorts: [],
});

export const transferViews: readonly ListView[] = [{ label: 'transfers.states.all', search: 'state=all' }];

export const transferColumns: readonly DataColumn<BankEntry>[] = [
  { id: 'payer', head: 'transfers.payer', cell: ({ payer }, { t }) => payer || t('transfers.unnamed') },
  {
    id: 'amount',
    head: 'transfers.amount',
    align: 'end',
    card: 'end',
    cell: (entry, { locale }) => receivedText(entry, locale),
  },
  { id: 'remittance', head: 'transfers.remittance', clamp: true, cell: ({ remittance }) => remittance },
  {
    id: 'booked',
    head: 'transfers.booked',
    cell: ({ booked_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
  { id: 'state', head: 'transfers.state', cell: entry => <EntryState entry={entry} /> },
  { id: 'order', head: 'transfers.order', cell: ({ order_number: order }) => order },
  { id: 'account', head: 'transfers.account', isHidden: true, card: 'none', cell: ({ payer_iban: iban }) => iban },
];
