import { formatMoney } from '@ortoo/i18n';
import { findOptions } from '../catalog/api';
import { post } from '../db/outbox.tables';
import type { CouponSnapshot } from '../db/schema.orders';
import type { Shop } from '../shop';
import { bookingText } from '../travel/api';
import { rememberAddress } from './addresses.tables';
import { insertCoupons } from './coupons.tables';
import type { Signer } from './coupon-code.rules';
import { couponsFor } from './issue-coupons.rules';
import type { LineRow } from './line-items.tables';
import { type OrderView, viewOrder } from './order-view';
import { type Db, findContact, lockOrder, type OrderRow, updateOrder } from './orders.tables';
import { movePayment, type PaymentRow } from './payments.tables';
import { setShipment } from './shipments.tables';
import { signerOf } from './signer';
import { reserve } from './reserve';

const issueCoupons = async (trx: Db, view: OrderView, signer: Signer, now: Date): Promise<string[]> => {
  const options = await findOptions(trx);
  const describe = (line: LineRow): CouponSnapshot['options'] =>
    line.option_value_ids.flatMap(id => {
      const value = options.values.get(id);
      const type = value && options.types.get(value.option_type_id);
      return value && type ? [{ type: type.name, value: value.name }] : [];
    });
  const issued = couponsFor(view.lines, describe, signer, now);
  const { id: order_id, user_id } = view.row;
  await insertCoupons(
    trx,
    issued.map(coupon => ({ ...coupon, order_id, user_id })),
  );
  return issued.map(coupon => coupon.number);
};

const nameOf = ({ text, slug }: LineRow): string => (text.mn ?? Object.values(text)[0])?.name ?? slug;

const tellBuyer = async (trx: Db, view: OrderView, coupons: readonly string[], now: Date): Promise<void> => {
  const { row, totals, shipAddress } = view;
  const subject = `${row.number}: захиалга баталгаажлаа`;
  const codes = coupons.length > 0 ? `\nКупон: ${coupons.join(', ')}` : '';
  const trips = view.lines.flatMap(line =>
    line.booking ? [`\n${nameOf(line)}: ${bookingText(line.booking, 'mn')}`] : [],
  );
  const body = `Таны ${row.number} дугаартай захиалгын төлбөр ${formatMoney(totals.total, 'mn')} орж ирлээ.${codes}${trips.join('')}`;
  const account = await findContact(trx, row.user_id);
  const email = row.email ?? shipAddress?.email ?? account?.email;
  const phone = shipAddress?.phone ?? account?.phone;
  if (email) await post(trx, { kind: 'email', recipient: email, subject, body }, now);
  if (phone) await post(trx, { kind: 'sms', recipient: phone, subject, body }, now);
};

/** The stock is with the order already, unless its time ran out before the money came. */
const haveStock = async (trx: Db, order: OrderRow, view: OrderView): Promise<boolean> =>
  order.held_until !== null || (await reserve(trx, view.lines)) === undefined;

/** Ends a transaction whose stock could not be had any more. */
class TooLate extends Error {
  override readonly name = 'TooLate';
}

const complete = async (trx: Db, payment: PaymentRow, signer: Signer, now: Date): Promise<'completed' | 'already'> => {
  const order = await lockOrder(trx, payment.order_id);
  if (order.completed_at !== null) return 'already';
  const view = await viewOrder(trx, order, now);
  const paid = await movePayment(trx, payment.id, ['pending'], 'completed', { completed_at: now });
  if (!paid || view.totals.total !== payment.amount || !(await haveStock(trx, order, view))) throw new TooLate();
  const coupons = await issueCoupons(trx, view, signer, now);
  const { shippable } = view.facts;
  if (shippable) await setShipment(trx, order.id, { state: 'ready', cost: view.totals.ship });
  await updateOrder(
    trx,
    order,
    {
      state: 'complete',
      payment_state: 'paid',
      shipment_state: shippable ? 'ready' : null,
      item_total: view.totals.items,
      ship_total: view.totals.ship,
      payment_total: payment.amount,
      completed_at: now,
      held_until: null,
    },
    now,
  );
  if (order.user_id !== null && order.ship_address_id !== null)
    await rememberAddress(trx, order.user_id, order.ship_address_id);
  await tellBuyer(trx, view, coupons, now);
  return 'completed';
};

/**
 * Makes a paid cart an order, all or nothing and once: money, stock, coupons and messages in one transaction.
 * `too-late` when the goods have gone to others in the meantime; the money has to go back.
 */
export const completeOrder = async (shop: Shop, payment: PaymentRow): Promise<'completed' | 'already' | 'too-late'> => {
  // Before the transaction: the embedded database has one connection, and this may need it.
  const signer = await signerOf(shop);
  try {
    return await shop.db.transaction().execute(trx => complete(trx, payment, signer, shop.clock()));
  } catch (error) {
    if (error instanceof TooLate) return 'too-late';
    throw error;
  }
};
