import type { StaffCoupon } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';
import { CouponState } from './coupon-state';

export const couponList = defineList({
  id: 'coupons',
  path: '/backoffice/coupons',
  filters: {
    state: {
      kind: 'choice',
      label: 'coupons.state',
      text: 'coupons.states',
      options: ['active', 'used', 'expired', 'cancelled'],
    },
    kind: { kind: 'choice', label: 'coupons.kind', text: 'coupons.kinds', options: ['coupon', 'ticket'] },
    event_on: { kind: 'date', label: 'coupons.eventOn' },
  },
  sorts: ['issued_at', 'valid_until', 'used_at'],
  sort: '-issued_at',
});

export const couponViews: readonly ListView[] = [
  { label: 'coupons.views.valid', search: 'state=active' },
  { label: 'coupons.views.used', search: 'state=used&sort=-used_at' },
];

export const couponColumns: readonly DataColumn<StaffCoupon>[] = [
  { id: 'number', head: 'coupons.number', cell: ({ number }) => number },
  { id: 'state', head: 'coupons.state', card: 'end', cell: ({ state }) => <CouponState state={state} /> },
  { id: 'name', head: 'coupons.name', cell: ({ name }) => name },
  { id: 'options', head: 'coupons.options', isHidden: true, cell: ({ options_text: text }) => text },
  { id: 'buyer', head: 'coupons.buyer', cell: ({ buyer_name: name, buyer_phone: phone }) => name || phone },
  { id: 'order', head: 'coupons.order', cell: ({ order_number: order }) => order },
  { id: 'store', head: 'coupons.store', isHidden: true, cell: ({ store_name: store }) => store },
  {
    id: 'event',
    head: 'coupons.event',
    cell: ({ event_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
  {
    id: 'issued',
    head: 'coupons.issued',
    sort: 'issued_at',
    card: 'none',
    cell: ({ issued_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
  {
    id: 'validUntil',
    head: 'coupons.validUntil',
    sort: 'valid_until',
    cell: ({ valid_until: at }, { locale }) => formatDate(at, locale, 'short'),
  },
  {
    id: 'used',
    head: 'coupons.used',
    sort: 'used_at',
    isHidden: true,
    cell: ({ used_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
];
