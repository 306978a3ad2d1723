import type { StaffOrderRow } from '@ortoo/contracts';
import { formatDateTime, formatPhone } from '@ortoo/i18n';
import { moneyText } from '../parts/money-text';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';
import { OrderStatus } from './order-status';

export const orderList = defineList({
  id: 'orders',
  path: '/backoffice/orders',
  filters: {
    status: {
      kind: 'choice',
      label: 'orders.status',
      text: 'orders.statuses',
      options: ['unpaid', 'failed', 'to_pack', 'to_send', 'to_collect', 'underway', 'done', 'canceled', 'returned'],
    },
    method: {
      kind: 'choice',
      label: 'orders.method',
      text: 'orders.methods',
      options: ['qr', 'card', 'bank_transfer', 'most', 'leasing'],
    },
    delivery: {
      kind: 'choice',
      label: 'orders.delivery',
      text: 'orders.deliveries',
      options: ['courier', 'pickup', 'none'],
    },
    vendor_id: { kind: 'id', label: 'orders.vendor' },
    from: { kind: 'date', label: 'orders.from' },
    to: { kind: 'date', label: 'orders.to' },
    min: { kind: 'amount', label: 'orders.min' },
    max: { kind: 'amount', label: 'orders.max' },
  },
  sorts: ['placed_at', 'total'],
  sort: '-placed_at',
});

export const orderViews: readonly ListView[] = (
  ['to_pack', 'to_send', 'to_collect', 'underway', 'unpaid'] as const
).map(status => ({ label: `orders.statuses.${status}`, search: `status=${status}` }));

export const orderColumns: readonly DataColumn<StaffOrderRow>[] = [
  { id: 'number', head: 'orders.number', cell: ({ number }) => <FixedText>{number}</FixedText> },
  { id: 'status', head: 'orders.status', card: 'end', cell: ({ status }) => <OrderStatus status={status} /> },
  {
    id: 'placed',
    head: 'orders.placed',
    sort: 'placed_at',
    cell: ({ placed_at: at }, { locale }) => formatDateTime(at, locale),
  },
  { id: 'buyer', head: 'orders.buyer', cell: ({ buyer }) => buyer.name },
  {
    id: 'phone',
    head: 'orders.phone',
    cell: ({ buyer }) => buyer.phone && <FixedText>{formatPhone(buyer.phone)}</FixedText>,
  },
  { id: 'delivery', head: 'orders.delivery', isHidden: true, cell: ({ delivery }) => delivery },
  { id: 'method', head: 'orders.method', isHidden: true, card: 'none', cell: ({ method }) => method },
  { id: 'vendors', head: 'orders.vendor', isHidden: true, card: 'none', cell: ({ vendors }) => vendors.join(', ') },
  { id: 'quantity', head: 'orders.quantity', align: 'end', isHidden: true, card: 'none', cell: row => row.quantity },
  {
    id: 'total',
    head: 'orders.total',
    sort: 'total',
    align: 'end',
    cell: ({ total }, { locale }) => moneyText(total, locale),
  },
];

const besides = ['number', 'status', 'buyer', 'total'];

/** The columns beside an open order. */
export const narrowColumns = orderColumns.filter(({ id }) => besides.includes(id));
