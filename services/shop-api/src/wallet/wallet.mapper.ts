import type { GiftCard, Recharge, StoreCredit, StoreCreditEvent, Voucher } from '@ortoo/contracts';
import { type MethodRow, openInvoice, type Received, receivedText } from '../payments/api';
import { displayed, maybeTime, time, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { catalogues } from '../messages/index';
import type { GiftCardRow, VoucherRow, WalletRow } from '../money/api';
import type { RechargeRow } from './recharges.tables';
import type { EventRow } from './wallet.tables';

export interface Balances {
  remaining: number;
  authorized: number;
}

export const serializeStoreCredit = (
  wallet: WalletRow,
  { remaining, authorized }: Balances,
  reader: Reader,
): StoreCredit => ({
  code: wallet.code,
  name: textFor(reader, wallet.name),
  description: textFor(reader, wallet.description),
  funding: wallet.funding,
  currency: 'MNT',
  ...displayed({ amount_remaining: remaining, amount_authorized: authorized }, reader.locale),
  min_order: wire(wallet.min_order),
  min_amount: wire(wallet.min_amount),
  max_share: wallet.max_share,
  cashback: wallet.cashback,
  brands: wallet.brands,
  brand_minimums: Object.fromEntries(Object.entries(wallet.brand_minimums).map(([brand, min]) => [brand, wire(min)])),
  expires: wallet.expires,
  recharge:
    wallet.recharge_min === null || wallet.recharge_max === null
      ? null
      : { minimum: wire(wallet.recharge_min), maximum: wire(wallet.recharge_max) },
});

const memoOf = (reason: string, { locale }: Reader): string =>
  (catalogues[locale].movements as Record<string, string>)[reason] ?? reason;

export const serializeEvent = (row: EventRow, wallet: WalletRow | undefined, reader: Reader): StoreCreditEvent => ({
  id: row.id,
  created_at: time(row.at),
  wallet: wallet?.code ?? '',
  wallet_name: wallet ? textFor(reader, wallet.name) : '',
  reason: row.reason,
  memo: memoOf(row.reason, reader),
  ...displayed({ amount: row.amount, balance: row.balance }, reader.locale),
  order_number: row.order_number,
});

interface RechargeParts {
  wallet: WalletRow | undefined;
  method: MethodRow;
  received: readonly Received[];
}

export const serializeRecharge = (
  row: RechargeRow,
  { wallet, method, received }: RechargeParts,
  reader: Reader,
): Recharge => ({
  number: row.number,
  wallet: row.wallet,
  wallet_name: wallet ? textFor(reader, wallet.name) : row.wallet,
  ...displayed({ amount: row.amount }, reader.locale),
  state: row.state,
  payment_method_name: textFor(reader, method.name),
  notice: receivedText(
    received.filter(({ kind }) => kind === 'partial'),
    reader,
  ),
  invoice: openInvoice(row, received),
  created_at: time(row.created_at),
  expires_at: time(row.expires_at),
});

export const serializeGiftCard = (card: GiftCardRow, remaining: number, { locale }: Reader): GiftCard => ({
  code: `•••• ${card.code.slice(-4)}`,
  amount: wire(card.amount),
  amount_used: wire(card.amount - remaining),
  ...displayed({ amount_remaining: remaining }, locale),
  expires_at: maybeTime(card.expires_at),
  state: card.canceled_at
    ? 'canceled'
    : remaining === 0
      ? 'redeemed'
      : remaining < card.amount
        ? 'partially_redeemed'
        : 'active',
});

const voucherState = (voucher: VoucherRow, { remaining, authorized }: Balances, now: Date): Voucher['state'] => {
  if (authorized > 0) return 'held';
  if (remaining === 0) return 'used';
  return voucher.expires_at !== null && voucher.expires_at <= now ? 'expired' : 'active';
};

export const serializeVoucher = (row: VoucherRow, balances: Balances, reader: Reader, now: Date): Voucher => ({
  id: row.id,
  code: row.code,
  name: textFor(reader, row.name),
  ...displayed({ amount: row.amount }, reader.locale),
  min_order: wire(row.min_order),
  brands: row.brands,
  expires_at: maybeTime(row.expires_at),
  state: voucherState(row, balances, now),
});
