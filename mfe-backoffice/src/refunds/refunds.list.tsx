import type { BankRefund } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { RefundState } from './refund-state';

export const refundList = defineList({
  id: 'refunds',
  path: '/backoffice/refunds',
  filters: {
    state: { kind: 'choice', label: 'refunds.state', text: 'refunds.views', options: ['open', 'all'], inViews: true },
  },
  sorts: [],
});

export const refundViews: readonly ListView[] = [{ label: 'refunds.views.all', search: 'state=all' }];

export const refundColumns: readonly DataColumn<BankRefund>[] = [
  { id: 'holder', head: 'refunds.holder', cell: ({ account, buyer }) => account?.name || buyer },
  {
    id: 'amount',
    head: 'refunds.amount',
    align: 'end',
    card: 'end',
    cell: ({ amount }, { locale }) => moneyText(amount, locale),
  },
  {
    id: 'iban',
    head: 'refunds.iban',
    isWide: true,
    cell: ({ account }, { t }) => (account ? <FixedText>{account.iban}</FixedText> : t('refunds.noAccount')),
  },
  { id: 'order', head: 'refunds.order', cell: ({ order_number }) => <FixedText>{order_number}</FixedText> },
  {
    id: 'created',
    head: 'refunds.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
  { id: 'state', head: 'refunds.state', cell: refund => <RefundState refund={refund} /> },
  { id: 'reason', head: 'refunds.reason', isHidden: true, clamp: true, cell: ({ reason }) => reason },
];
