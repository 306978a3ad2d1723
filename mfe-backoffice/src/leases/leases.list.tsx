import { toMoney, type StaffLease } from '@ortoo/contracts';
import { formatDate, formatPhone } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { LeaseState } from './lease-state';

export const leaseList = defineList({
  id: 'leases',
  path: '/backoffice/leases',
  filters: {
    state: {
      kind: 'choice',
      label: 'leases.state',
      text: 'leases.views',
      options: ['overdue', 'running', 'finished', 'all'],
      inViews: true,
    },
  },
  sorts: [],
});

export const leaseViews: readonly ListView[] = (['running', 'finished', 'all'] as const).map(state => ({
  label: `leases.views.${state}`,
  search: `state=${state}`,
}));

export const leaseColumns: readonly DataColumn<StaffLease>[] = [
  { id: 'buyer', head: 'leases.buyer', cell: ({ buyer, order_number: order }) => buyer || order },
  { id: 'state', head: 'leases.state', card: 'end', cell: lease => <LeaseState lease={lease} /> },
  {
    id: 'overdue',
    head: 'leases.overdue',
    align: 'end',
    cell: ({ overdue }, { locale }) => toMoney(overdue) > 0 && moneyText(overdue, locale),
  },
  {
    id: 'outstanding',
    head: 'leases.outstanding',
    align: 'end',
    cell: ({ outstanding }, { locale }) => moneyText(outstanding, locale),
  },
  {
    id: 'next',
    head: 'leases.next',
    cell: ({ next_due_on: day }, { locale }) => day && formatDate(day, locale, 'day'),
  },
  { id: 'phone', head: 'leases.phone', cell: ({ phone }) => phone && <FixedText>{formatPhone(phone)}</FixedText> },
  { id: 'order', head: 'leases.order', cell: ({ order_number: order }) => order },
  {
    id: 'reminded',
    head: 'leases.reminded',
    cell: ({ reminded_on: day }, { locale }) => day && formatDate(day, locale, 'day'),
  },
];
