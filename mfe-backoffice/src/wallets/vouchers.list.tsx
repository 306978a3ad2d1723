import type { StaffVoucher } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { VoucherState } from './voucher-state';

export const voucherList = defineList({ id: 'vouchers', path: '/backoffice/vouchers', filters: {}, sorts: [] });

export const voucherColumns: readonly DataColumn<StaffVoucher>[] = [
  { id: 'code', head: 'vouchers.code', cell: ({ code }) => code },
  {
    id: 'amount',
    head: 'vouchers.amount',
    align: 'end',
    card: 'end',
    cell: ({ amount }, { locale }) => moneyText(amount, locale),
  },
  { id: 'state', head: 'vouchers.state', cell: ({ state }) => <VoucherState state={state} /> },
  {
    id: 'customer',
    head: 'vouchers.customer',
    cell: ({ customer: { name, phone, email } }) => name || phone || email,
  },
  { id: 'name', head: 'vouchers.name', clamp: true, cell: ({ name }) => name },
  {
    id: 'expires',
    head: 'vouchers.expires',
    cell: ({ expires_at: at }, { locale }) => at && formatDate(at, locale, 'short'),
  },
  {
    id: 'created',
    head: 'vouchers.created',
    isHidden: true,
    cell: ({ created_at: at }, { locale }) => formatDate(at, locale, 'short'),
  },
];
