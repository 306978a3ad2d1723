import type { ExchangeChoice } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { findSite } from '../content/api';
import { findOptions, optionsText, productText, unitPrice } from '../catalog/api';
import type { Db } from '../db/schema';
import { writeTo } from '../emails/api';
import { wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { readerAt, type Reader } from '../http/locale';
import { paidFor } from '../money/api';
import { findOrderById, reserve } from '../orders/api';
import { payRefunds } from '../payments/api';
import { bookRefundOf } from '../refunds/api';
import type { Shop } from '../shop';
import type { StaffRequest } from '../staff/api';
import { move, requireReturn, step } from './decide-return';
import { exchangeFault, type Exchanged } from './exchange.rules';
import { findExchangeable, insertExchange, markExchangeSent } from './exchanges.tables';
import type { ReturnRow } from './returns.tables';
import { soldLinesOf } from './sold-lines';

/** The one line of goods that is returned. */
const exchangedOf = async (db: Db, { order_id, items, amount }: ReturnRow, now: Date) => {
  const [item, ...others] = items;
  const lines = await soldLinesOf(db, order_id, now);
  const line = lines.find(({ id }) => id === item?.line_item_id);
  if (!item || !line || others.length > 0 || line.kind !== 'goods') throw new DomainError('EXCHANGE_UNFIT');
  const order = await findOrderById(db, order_id);
  const sums = { items: order.item_total, adjustments: order.adjustment_total };
  const exchanged: Exchanged = { price: line.price, quantity: item.quantity };
  // The cheaper variant has its part of the order's discounts, as the returned one had.
  const differenceOf = (price: number): number => Math.max(0, amount - paidFor(sums, price * item.quantity));
  return { exchanged, differenceOf, productId: line.product_id };
};

/** The variants of the returned product, with what the buyer gets back for each. */
export const listExchangeChoices = async (shop: Shop, id: number, reader: Reader): Promise<ExchangeChoice[]> => {
  const now = shop.clock();
  const { exchanged, differenceOf, productId } = await exchangedOf(shop.db, await requireReturn(shop.db, id), now);
  const [variants, options] = await Promise.all([findExchangeable(shop.db, productId), findOptions(shop.db)]);
  return variants.map(variant => {
    const replacement = { ...variant, price: unitPrice(variant, now) };
    return {
      id: variant.id,
      options_text: optionsText(variant.option_value_ids, options, reader),
      sku: variant.sku,
      stock: variant.stock,
      difference: wire(differenceOf(replacement.price)),
      fault: exchangeFault(exchanged, replacement) ?? null,
    };
  });
};

const notify = async (trx: Db, id: number, now: Date): Promise<void> => {
  const { exchange, number, order_id } = await requireReturn(trx, id);
  if (!exchange) return;
  const order = await findOrderById(trx, order_id);
  const reader = readerAt(findSite(trx, order.site), order.locale);
  const options = optionsText(exchange.option_value_ids, exchange.options, reader);
  const item = [productText(exchange, reader).name, options, `× ${exchange.quantity}`].filter(Boolean).join(' · ');
  const amount = formatMoney(exchange.difference, order.locale);
  await writeTo(trx, order, 'return_exchanged', { return: number, item, amount }, now);
};

/** Reserves another variant for what was returned, and refunds what it is cheaper: both or neither. */
export const exchangeReturn = async (
  shop: Shop,
  request: StaffRequest,
  id: number,
  variantId: number,
): Promise<ReturnRow> => {
  const moved = await step(shop, request, id, async (trx, found, now) => {
    if (found.state === 'exchanging' && found.exchange?.variant_id === variantId) return;
    const { exchanged, differenceOf, productId } = await exchangedOf(trx, found, now);
    const variant = (await findExchangeable(trx, productId)).find(one => one.id === variantId);
    if (!variant) throw new DomainError('EXCHANGE_VARIANT');
    const replacement = { ...variant, price: unitPrice(variant, now) };
    if (exchangeFault(exchanged, replacement) === 'dearer') throw new DomainError('EXCHANGE_DEARER');
    await move(trx, id, 'approved', { state: 'exchanging' });
    const { quantity } = exchanged;
    const missing = await reserve(trx, [{ variant_id: variantId, product_id: productId, quantity, booking: null }]);
    if (missing !== undefined) throw new DomainError('OUT_OF_STOCK');
    const difference = differenceOf(replacement.price);
    await insertExchange(trx, { return_id: id, variant_id: variantId, quantity, difference, created_at: now });
    const to = found.destination === 'wallet' ? 'wallet' : 'original';
    if (difference > 0)
      await bookRefundOf(trx, found.order_id, { key: `exchange:${id}`, of: { amount: difference }, to }, now);
    await notify(trx, id, now);
  });
  await payRefunds(shop);
  return moved;
};

/** The variant is on its way, or was handed over. */
export const sendExchange = (
  shop: Shop,
  request: StaffRequest,
  id: number,
  tracking: string | undefined,
): Promise<ReturnRow> =>
  step(shop, request, id, async (trx, found, now) => {
    if (found.state === 'exchanged') return;
    await move(trx, id, 'exchanging', { state: 'exchanged' });
    if (!(await markExchangeSent(trx, id, tracking || null, now))) throw new DomainError('STATE_TRANSITION');
    const order = await findOrderById(trx, found.order_id);
    await writeTo(trx, order, 'shipped', { tracking: tracking || null }, now);
  });
