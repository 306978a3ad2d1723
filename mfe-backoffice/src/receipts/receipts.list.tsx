import type { StaffReceipt } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { ReceiptState } from './receipt-state';

export const receiptList = defineList({
  id: 'receipts',
  path: '/backoffice/receipts',
  filters: {
    state: {
      kind: 'choice',
      label: 'receipts.state',
      text: 'receipts.views',
      options: ['failed', 'waiting', 'issued', 'cancelled', 'all'],
      inViews: true,
    },
  },
  sorts: [],
});

export const receiptViews: readonly ListView[] = (['waiting', 'issued', 'cancelled', 'all'] as const).map(state => ({
  label: `receipts.views.${state}`,
  search: `state=${state}`,
}));

export const receiptColumns: readonly DataColumn<StaffReceipt>[] = [
  { id: 'order', head: 'receipts.order', cell: ({ order_number: number }) => <FixedText>{number}</FixedText> },
  { id: 'state', head: 'receipts.state', card: 'end', cell: receipt => <ReceiptState receipt={receipt} /> },
  {
    id: 'total',
    head: 'receipts.total',
    align: 'end',
    cell: ({ total }, { locale }) => moneyText(total, locale),
  },
  { id: 'fault', head: 'receipts.fault', clamp: true, cell: ({ fault }) => fault },
  { id: 'tries', head: 'receipts.tries', align: 'end', cell: ({ tries }) => tries },
  {
    id: 'next',
    head: 'receipts.next',
    cell: ({ state, next_try_at: at }, { locale }) => state === 'awaiting' && formatDateTime(at, locale, 'short'),
  },
  { id: 'buyer', head: 'receipts.buyer', isHidden: true, cell: ({ buyer }) => buyer },
  { id: 'kind', head: 'receipts.kind', isHidden: true, cell: ({ kind }, { t }) => t(`receipts.kinds.${kind}`) },
  {
    id: 'created',
    head: 'receipts.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
