import type { ErrorCode } from '@ortoo/contracts';
import { DomainError, fieldError } from '../http/domain-error';
import {
  amountWithin,
  findGiftCardByCode,
  findVouchers,
  findWallet,
  giftCardSource,
  type Source,
  sourceLimit,
  voucherSource,
  walletSource,
  withBalances,
} from '../money/api';
import { applyCode, removeCode } from '../promotions/api';
import type { Shop } from '../shop';
import { agree } from './agree';
import { releaseHold } from './hold';
import { changeOrder } from './order';
import { livePayment, type OrderView, viewOrder, type OrderRow, updateOrder } from '../orders/api';
import type { Db } from '../db/schema';
import { takesSource } from '../content/api';
import { findAllMethods, findPayments, insertPayment, movePayment, withdrawInvoices } from '../payments/api';

/** The sources change: an open invoice has the wrong sum. Its way of paying stays chosen. */
const reopen = async (trx: Db, order: OrderRow, now: Date) => {
  if (order.held_until === null) return { order, withdrawn: [] };
  const live = livePayment(await findPayments(trx, order.id));
  const released = await releaseHold(trx, order, 'void', now);
  if (live) {
    const { method_id, amount } = live;
    await insertPayment(trx, { purpose: 'order', purpose_id: order.id, method_id, amount, now });
  }
  return released;
};

const changeMoney = async (
  shop: Shop,
  id: number,
  change: (trx: Db, view: OrderView, now: Date) => Promise<unknown>,
): Promise<void> => {
  const withdrawn = await changeOrder(shop, id, async (trx, locked, now) => {
    const reopened = await reopen(trx, locked, now);
    await change(trx, await viewOrder(trx, reopened.order, now), now);
    await agree(trx, await viewOrder(trx, reopened.order, now));
    await updateOrder(trx, reopened.order, {}, now);
    return reopened.withdrawn;
  });
  await withdrawInvoices(shop, withdrawn);
};

/** The amount that sources can pay. The fee of a provider is paid with the provider. */
export const sumsOf = ({ totals, lines }: OrderView) => ({
  total: totals.total - totals.fee,
  lines: lines.map(({ brand, current, quantity }) => ({ brand, amount: current * quantity })),
});

/** Amount left for one source when the others have paid their parts. */
export const dueAlongside = ({ totals, sources }: OrderView, code: string): number =>
  sources.reduce((due, source) => (source.code === code ? due : due - source.amount), totals.total - totals.fee);

type Field = 'amount' | 'code' | 'voucher_id' | 'wallet';
const reject = (code: ErrorCode, field: Field, amounts?: Record<string, number>) => fieldError(field, code, amounts);

/** Lets a source pay this amount, or its maximum. */
const payWith = async (
  trx: Db,
  view: OrderView,
  source: Omit<Source, 'requested'>,
  { amount: requested, field }: { amount?: number | undefined; field: Field },
  now: Date,
): Promise<void> => {
  if (!takesSource(view.site, source.code)) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  const limit = sourceLimit(source, sumsOf(view), dueAlongside(view, source.code));
  const outcome = amountWithin(limit, requested);
  if (!outcome.ok)
    throw reject(outcome.code, outcome.code.startsWith('WALLET_AMOUNT') ? 'amount' : field, outcome.amounts);
  for (const { payment } of view.sources.filter(({ code }) => code === source.code))
    await movePayment(trx, payment.id, ['checkout'], 'void');
  const methodCode = source.kind === 'wallet' ? 'store_credit' : source.kind;
  const method = (await findAllMethods(trx)).find(({ code }) => code === methodCode);
  if (!method) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  await insertPayment(trx, {
    purpose: 'order',
    purpose_id: view.row.id,
    method_id: method.id,
    amount: outcome.value,
    source: source.code,
    now,
  });
};

const stopPaying = async (trx: Db, view: OrderView, isMeant: (source: OrderView['sources'][number]) => boolean) => {
  for (const { payment } of view.sources.filter(isMeant)) await movePayment(trx, payment.id, ['checkout'], 'void');
};

/** A shopper who has emptied the cart begins anew. */
export const forgetSources = async (trx: Db, orderId: number): Promise<void> => {
  for (const { id, source } of await findPayments(trx, orderId))
    if (source !== null) await movePayment(trx, id, ['checkout'], 'void');
};

const ownerIn = ({ row }: OrderView): number => {
  if (row.user_id === null) throw new DomainError('WALLET_LOGIN');
  return row.user_id;
};

export const addStoreCredit = (shop: Shop, id: number, requested: { wallet: string; amount?: number | undefined }) =>
  changeMoney(shop, id, async (trx, view, now) => {
    const userId = ownerIn(view);
    const wallet = await findWallet(trx, requested.wallet);
    if (!wallet) throw reject('WALLET_NOT_FOUND', 'wallet');
    const [source] = await withBalances(trx, [walletSource(wallet, userId)]);
    if (source) await payWith(trx, view, source, { amount: requested.amount, field: 'amount' }, now);
  });

export const removeStoreCredit = (shop: Shop, id: number, wallet: string | undefined) =>
  changeMoney(shop, id, (trx, view) =>
    stopPaying(
      trx,
      view,
      ({ kind, code }) => kind === 'wallet' && (wallet === undefined || code === `wallet:${wallet}`),
    ),
  );

export const applyGiftCard = (shop: Shop, id: number, requested: { code: string; amount?: number | undefined }) =>
  changeMoney(shop, id, async (trx, view, now) => {
    const card = await findGiftCardByCode(trx, requested.code);
    if (!card) throw reject('GIFT_CARD_INCORRECT', 'code');
    const [source] = await withBalances(trx, [giftCardSource(card, now)]);
    if (source) await payWith(trx, view, source, { amount: requested.amount, field: 'code' }, now);
  });

export const removeGiftCard = (shop: Shop, id: number, paymentId: number | undefined) =>
  changeMoney(shop, id, (trx, view) =>
    stopPaying(
      trx,
      view,
      ({ kind, payment }) => kind === 'gift_card' && (paymentId === undefined || payment.id === paymentId),
    ),
  );

export const applyVoucher = (shop: Shop, id: number, voucherId: number) =>
  changeMoney(shop, id, async (trx, view, now) => {
    const userId = ownerIn(view);
    const [voucher] = await findVouchers(trx, [voucherId]);
    if (voucher?.user_id !== userId) throw reject('VOUCHER_NOT_FOUND', 'voucher_id');
    const [source] = await withBalances(trx, [voucherSource(voucher, now)]);
    if (source) await payWith(trx, view, source, { field: 'voucher_id' }, now);
  });

export const removeVoucher = (shop: Shop, id: number, voucherId: number) =>
  changeMoney(shop, id, (trx, view) => stopPaying(trx, view, ({ code }) => code === `voucher:${voucherId}`));

const discountedLines = ({ lines }: OrderView) =>
  lines.map(({ brand, slug, current, quantity }) => ({ brand, slug, amount: current * quantity }));

export const applyCouponCode = (
  shop: Shop,
  id: number,
  typed: { code: string; kind?: 'coupon' | 'promo' | undefined },
) =>
  changeMoney(shop, id, (trx, view, now) => {
    const { id: orderId, user_id } = view.row;
    return applyCode(trx, { id: orderId, user_id, frozen: false }, discountedLines(view), typed, now);
  });

export const removeCouponCode = (shop: Shop, id: number, code: string) =>
  changeMoney(shop, id, (trx, view) => removeCode(trx, view.row.id, code));
