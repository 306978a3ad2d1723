import { formatMoney } from '@ortoo/i18n';
import { textIn } from '../messages/index';
import { endBankParts, findBankAmount, findWithheld, payRefunds } from '../payments/api';
import { bookRefundOf, type RefundRequest } from '../refunds/api';
import { findOrderById, lockOrder, updateOrder } from '../orders/api';
import { writeTo } from '../emails/api';
import { cancelCodes, findReturn, isReturnedWhole, isReturnOf, moveReturn, type ReturnRow } from './returns.tables';
import type { Db } from '../db/schema';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { accounts, post, transfer } from '../money/api';
import { signedIn } from '../http/viewer';
import type { Shop } from '../shop';
import { audit, type StaffRequest } from '../staff/api';
import { cancelLicensesOfLine } from '../tickets/api';
import { transferProvider } from '../transfers/api';
import { giveBackBookings } from '../travel/api';
import { soldLinesOf } from './sold-lines';

export const requireReturn = async (db: Db, id: number): Promise<ReturnRow> => {
  const found = await findReturn(db, id);
  if (!found) throw new DomainError('RETURN_NOT_FOUND');
  return found;
};

const refundKey = ({ id }: Pick<ReturnRow, 'id'>): string => `return:${id}`;

const destinations = { wallet: 'wallet', original: 'original', bank_account: 'bank' } as const satisfies Record<
  ReturnRow['destination'],
  RefundRequest['to']
>;

const auditedOf = ({ state, amount, transfer_amount, decided_at, refunded_at, exchange }: ReturnRow) => ({
  ...{ state, amount, transfer_amount, decided_at, refunded_at },
  ...(exchange && {
    exchange: exchange.sku,
    difference: exchange.difference,
    tracking: exchange.tracking,
    sent_at: exchange.sent_at,
  }),
});

/** One step of a return with its order locked; a completed step is not repeated. */
export const step = (
  shop: Shop,
  request: StaffRequest,
  id: number,
  work: (trx: Db, found: ReturnRow, now: Date) => Promise<void>,
) =>
  transact(shop.db, async trx => {
    const { order_id: orderId } = await requireReturn(trx, id);
    const { vendorId } = request.viewer;
    if (vendorId !== null && !(await isReturnOf(trx, id, vendorId))) throw new DomainError('RETURN_NOT_FOUND');
    await lockOrder(trx, orderId);
    const found = await requireReturn(trx, id);
    await work(trx, found, shop.clock());
    const moved = await requireReturn(trx, id);
    const change = { before: auditedOf(found), after: auditedOf(moved), reason: moved.staff_note };
    await audit(trx, request, { subject: 'return', id, ...change });
    return moved;
  });

interface Decision {
  state: 'approved' | 'refused';
  note: string | undefined;
}

/** Moves a return on from a state, if it is still in it. */
export const move = async (
  trx: Db,
  id: number,
  ...[from, change]: [ReturnRow['state'], Parameters<typeof moveReturn>[3]]
) => {
  if (!(await moveReturn(trx, id, from, change))) throw new DomainError('STATE_TRANSITION');
};

type EmailKind = 'return_approved' | 'return_refused' | 'return_payable' | 'return_refunded';

const notify = async (
  trx: Db,
  { order_id, number }: ReturnRow,
  email: EmailKind,
  more: { note?: string | undefined; amount: number; to?: ReturnRow['destination'] },
  now: Date,
) => {
  const order = await findOrderById(trx, order_id);
  const amount = formatMoney(more.amount, order.locale);
  const to = more.to ? textIn(order.locale, `refundedTo.${more.to}`) : null;
  await writeTo(trx, order, email, { return: number, amount, note: more.note ?? null, to }, now);
};

/** Voids the codes of the returned pieces, cancels their licences, and releases nights and seats. */
const takeBack = async (trx: Db, { order_id, items }: ReturnRow, now: Date): Promise<void> => {
  const lines = await soldLinesOf(trx, order_id, now);
  for (const { line_item_id, quantity } of items) {
    const line = lines.find(({ id }) => id === line_item_id);
    if (!line) throw new DomainError('RETURN_LINE');
    if (line.unused !== null && (await cancelCodes(trx, line.id, quantity, now)) < quantity)
      throw new DomainError('RETURN_USED');
    await cancelLicensesOfLine(trx, line.id, quantity, now);
    if (line.booking) await giveBackBookings(trx, [{ ...line, quantity }]);
  }
};

export const decideReturn = (
  shop: Shop,
  request: StaffRequest,
  id: number,
  { state, note }: Decision,
): Promise<ReturnRow> =>
  step(shop, request, id, async (trx, found, now) => {
    if (found.state === state) return;
    const by = signedIn(request);
    await move(trx, id, 'requested', { state, decided_by: by, staff_note: note ?? null, decided_at: now });
    if (state === 'approved') await takeBack(trx, found, now);
    await notify(trx, found, `return_${state}`, { note, amount: found.amount }, now);
  });

const endReturn = async (trx: Db, orderId: number, now: Date): Promise<void> => {
  if (!(await isReturnedWhole(trx, orderId))) return;
  await updateOrder(trx, await lockOrder(trx, orderId), { state: 'returned' }, now);
};

/** Refunds the money, or books it as owed to the named bank account, once and only while it is not exchanged. */
export const refundReturn = async (shop: Shop, request: StaffRequest, id: number): Promise<ReturnRow> => {
  const found = await requireReturn(shop.db, id);
  if (found.state === 'payable' || found.state === 'refunded') return step(shop, request, id, async () => undefined);
  if (found.state !== 'approved') throw new DomainError('STATE_TRANSITION');
  const lines = found.items.map(({ line_item_id, quantity }) => ({ id: line_item_id, quantity }));
  const to = destinations[found.destination];
  const moved = await step(shop, request, id, async (trx, current, now) => {
    if (current.state === 'payable' || current.state === 'refunded') return;
    if (current.state !== 'approved') throw new DomainError('STATE_TRANSITION');
    const refund = await bookRefundOf(trx, current.order_id, { key: refundKey(found), of: { lines }, to }, now);
    const owed = await findBankAmount(trx, refund.id);
    const paid = owed === 0;
    const amount = refund.amount - (await findWithheld(trx, refund.id));
    await move(trx, id, 'approved', {
      state: paid ? 'refunded' : 'payable',
      amount,
      transfer_amount: paid ? null : owed,
      refunded_at: paid ? now : null,
    });
    if (paid) await endReturn(trx, current.order_id, now);
    if (!paid) return notify(trx, current, 'return_payable', { amount: owed }, now);
    // None of the money came from a bank.
    const went = current.destination === 'bank_account' ? 'original' : current.destination;
    await notify(trx, current, 'return_refunded', { amount, to: went }, now);
  });
  await payRefunds(shop);
  return moved;
};

/** The transfer to the buyer's bank account is done. */
export const payReturn = (shop: Shop, request: StaffRequest, id: number): Promise<ReturnRow> =>
  step(shop, request, id, async (trx, found, now) => {
    if (found.state === 'refunded') return;
    await move(trx, id, 'payable', { state: 'refunded', refunded_at: now });
    await endBankParts(trx, refundKey(found));
    const entries = transfer(accounts.payableToBanks, accounts.provider(transferProvider), found.transfer_amount ?? 0);
    const { order_id: orderId } = found;
    await post(trx, { key: `${refundKey(found)}:paid`, reason: 'refund', orderId, entries }, now);
    await endReturn(trx, orderId, now);
    await notify(trx, found, 'return_refunded', { amount: found.transfer_amount ?? 0, to: 'bank_account' }, now);
  });
