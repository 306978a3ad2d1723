import type { ShipmentState, ShipmentStep } from '@ortoo/contracts';
import { lockOrder, type OrderRow, requireShare, updateOrder } from '../orders/api';
import { notifyBuyer, writeTo } from '../emails/api';
import { whoWants } from '../profile/api';
import type { Db } from '../db/schema';
import { findShipmentByNumber, isDelivered, type MovingRow, setShipment } from './shipping.tables';
import { transact } from '../db/changes';
import { pick } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { audit, type StaffRequest } from '../staff/api';
import { answerTo } from './shipping.rules';

interface Move {
  step: ShipmentStep;
  tracking?: string | undefined;
}

const auditedOf = ({ state, tracking, ready_at, shipped_at, delivered_at }: MovingRow) => ({
  ...{ state, tracking, ready_at, shipped_at, delivered_at },
});

const require = async (db: Db, number: string): Promise<MovingRow> => {
  const found = await findShipmentByNumber(db, number);
  if (!found) throw new DomainError('SHIPMENT_NOT_FOUND');
  return found;
};

const isOwed = ({ state, payment_state }: OrderRow): boolean => state === 'complete' && payment_state === 'paid';

const changeBy = ({ step, tracking }: Move, now: Date) => {
  if (step === 'ready') return { state: 'ready', ready_at: now } as const;
  if (step === 'ship') return { state: 'shipped', shipped_at: now, ...(tracking && { tracking }) } as const;
  return { state: 'shipped', delivered_at: now } as const;
};

const notify = async (
  trx: Db,
  order: OrderRow,
  moving: MovingRow,
  { step, tracking }: Move,
  now: Date,
): Promise<void> => {
  const { user_id: userId } = order;
  const isWanted = userId === null || (await whoWants(trx, [userId], 'delivery', 'email')).has(userId);
  const write = isWanted ? writeTo : notifyBuyer;
  const place = moving.place && (pick(moving.place, order.locale, 'mn') ?? null);
  const receiver = order.receiver_name && `${order.receiver_name}, ${order.receiver_phone ?? ''}`;
  if (step === 'ready') return write(trx, order, place ? 'ready_for_pickup' : 'ready', { place, receiver }, now);
  return step === 'ship'
    ? write(trx, order, 'shipped', { tracking: tracking ?? null }, now)
    : write(trx, order, 'delivered', {}, now);
};

const stateOf = async (trx: Db, orderId: number, now: Date, state: ShipmentState) => ({
  shipment_state: state,
  ...((await isDelivered(trx, orderId)) && { delivered_at: now }),
});

/** Moves a shipment one step on; a step is taken once and notified once. */
export const moveShipment = (shop: Shop, request: StaffRequest, number: string, move: Move): Promise<MovingRow> =>
  transact(shop.db, async trx => {
    const { order_id: orderId } = await require(trx, number);
    await requireShare(trx, request, orderId, 'SHIPMENT_NOT_FOUND');
    const order = await lockOrder(trx, orderId);
    const moving = await require(trx, number);
    const facts = { ...moving, isPickup: order.pickup_location_id !== null, isOwed: isOwed(order) };
    const answer = answerTo(move.step, facts, move.tracking);
    if (answer === 'refuse') throw new DomainError('STATE_TRANSITION');
    if (answer !== 'taken') {
      const now = shop.clock();
      const { state } = await setShipment(trx, moving.id, changeBy(move, now));
      await updateOrder(trx, order, await stateOf(trx, order.id, now, state), now);
      await notify(trx, order, moving, move, now);
    }
    const moved = await require(trx, number);
    const change = { before: auditedOf(moving), after: auditedOf(moved) };
    await audit(trx, request, { subject: 'shipment', id: number, ...change });
    return moved;
  });
