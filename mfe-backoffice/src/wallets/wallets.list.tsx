import type { WalletOwner } from '@ortoo/contracts';
import { formatDateTime, formatPhone } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';

export const walletList = defineList({ id: 'wallets', path: '/backoffice/wallets', filters: {}, sorts: [] });

export const walletColumns: readonly DataColumn<WalletOwner>[] = [
  { id: 'name', head: 'wallets.name', cell: ({ name, phone, email }) => name || phone || email },
  {
    id: 'balance',
    head: 'wallets.balance',
    align: 'end',
    card: 'end',
    cell: ({ balance }, { locale }) => moneyText(balance, locale),
  },
  { id: 'phone', head: 'wallets.phone', cell: ({ phone }) => phone && <FixedText>{formatPhone(phone)}</FixedText> },
  {
    id: 'moved',
    head: 'wallets.moved',
    cell: ({ moved_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
  { id: 'email', head: 'wallets.email', isWide: true, cell: ({ email }) => email },
];
