import type { PayableOrder, StatementMatch } from '@ortoo/contracts';
import { awaitTransfer } from '../../checkout/api';
import { transact } from '../../db/changes';
import { time, wire } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { amountDue, findOrderById } from '../../orders/api';
import { findPayments, settleNumber } from '../../payments/api';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { type EntryPart, findEntry, matchEntry, requireOpenEntry, requireSum, sumArrived } from '../../transfers/api';
import { cluesIn } from './clues.rules';
import { findPayable, findPayableIds, type PayableRow, suggestOrders } from './payable-orders.tables';

/** What has not arrived of an order's price, without the amount that is being matched. */
const missingOf = async (shop: Shop, orderId: number, entryId: number): Promise<number> => {
  const due = await amountDue(shop, await findOrderById(shop.db, orderId));
  const open = (await findPayments(shop.db, orderId)).findLast(({ state }) => state === 'pending')?.invoice_id;
  return open ? due - (await sumArrived(shop.db, open, entryId)) : due;
};

const reasonsOf = (row: PayableRow): PayableOrder['reasons'] =>
  (['reference', 'number', 'phone', 'amount'] as const).filter(reason => row[`is_${reason}`]);

/** Orders that an amount may be for, or whose number begins so. */
export const listPayable = async (shop: Shop, id: number, q: string | undefined): Promise<PayableOrder[]> => {
  const entry = await findEntry(shop.db, id);
  if (!entry) throw new DomainError('NOT_FOUND');
  const { amount, reference, remittance, booked_at: at } = entry;
  const number = q?.toUpperCase().replace(/^(?=\d)/, 'R');
  const rows = await (number
    ? findPayable(shop.db, number)
    : suggestOrders(shop.db, { amount, reference, at, ...cluesIn(remittance) }));
  const orders = rows.map(async row => ({
    number: row.number,
    buyer: row.name,
    phone: row.phone,
    placed_at: time(row.placed_at),
    due: wire(await missingOf(shop, row.id, id)),
    reasons: reasonsOf(row),
  }));
  return Promise.all(orders);
};

/** Makes each order wait for a transfer: one that had expired holds its goods anew, or its part is rejected. */
const expectParts = async (shop: Shop, parts: StatementMatch['parts']): Promise<EntryPart[]> => {
  const ids = await findPayableIds(
    shop.db,
    parts.map(part => part.order_number),
  );
  const orders = parts.map(({ order_number, amount }) => {
    const id = ids.get(order_number);
    if (id === undefined) throw new DomainError('ORDER_NOT_FOUND');
    return { id, amount };
  });
  const expected: EntryPart[] = [];
  for (const { id, amount } of orders) expected.push({ reference: await awaitTransfer(shop, id), amount });
  return expected;
};

const isEachOnce = (parts: StatementMatch['parts']): boolean =>
  new Set(parts.map(part => part.order_number)).size === parts.length;

/** Pays orders with an amount on the bank account. */
export const matchOrders = async (
  shop: Shop,
  request: StaffRequest,
  id: number,
  { amount, parts }: StatementMatch,
): Promise<void> => {
  if (!isEachOnce(parts)) throw new DomainError('MATCH_SUM');
  // Nothing is held for an amount that is settled already.
  await transact(shop.db, async trx => requireSum(await requireOpenEntry(trx, id, amount), parts));
  const expected = await expectParts(shop, parts);
  const numbers = await transact(shop.db, async trx => {
    const entry = await requireOpenEntry(trx, id, amount);
    const paid = await matchEntry(trx, entry, expected, shop.clock());
    const change = {
      before: { amount, status: entry.verdict, parts: [] },
      after: { amount, status: 'exact', parts },
    };
    await audit(trx, request, { subject: 'statement_entry', id: entry.bank_id, ...change });
    return paid;
  });
  // As every payment: in a transaction with its order, and again by the next check when this one is interrupted.
  for (const number of numbers) await settleNumber(shop, number);
};
