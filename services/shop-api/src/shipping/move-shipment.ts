import type { ShipmentState, ShipmentStep } from '@ortoo/contracts';
import { lockOrder, type OrderRow, updateOrder } from '../orders/api';
import { writeTo } from '../emails/api';
import type { Db } from '../db/schema';
import { findShipmentByNumber, isDelivered, type MovingRow, setShipment } from './shipping.tables';
import { transact } from '../db/changes';
import { pick } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { answerTo } from './shipping.rules';

interface MoveRequest {
  step: ShipmentStep;
  tracking?: string | undefined;
}

const require = async (db: Db, number: string): Promise<MovingRow> => {
  const found = await findShipmentByNumber(db, number);
  if (!found) throw new DomainError('SHIPMENT_NOT_FOUND');
  return found;
};

const isOwed = ({ state, payment_state }: OrderRow): boolean => state === 'complete' && payment_state === 'paid';

const changeBy = ({ step, tracking }: MoveRequest, now: Date) => {
  if (step === 'ready') return { state: 'ready', ready_at: now } as const;
  if (step === 'ship') return { state: 'shipped', shipped_at: now, ...(tracking && { tracking }) } as const;
  return { state: 'shipped', delivered_at: now } as const;
};

const notify = async (
  trx: Db,
  order: OrderRow,
  moving: MovingRow,
  { step, tracking }: MoveRequest,
  now: Date,
): Promise<void> => {
  const place = moving.place && (pick(moving.place, order.locale, 'mn') ?? null);
  const receiver = order.receiver_name && `${order.receiver_name}, ${order.receiver_phone ?? ''}`;
  if (step === 'ready') return writeTo(trx, order, place ? 'ready_for_pickup' : 'ready', { place, receiver }, now);
  return step === 'ship'
    ? writeTo(trx, order, 'shipped', { tracking: tracking ?? null }, now)
    : writeTo(trx, order, 'delivered', {}, now);
};

const stateOf = async (trx: Db, orderId: number, now: Date, state: ShipmentState) => ({
  shipment_state: state,
  ...((await isDelivered(trx, orderId)) && { delivered_at: now }),
});

/** Moves a shipment one step on; a step is taken once and notified once. */
export const moveShipment = (shop: Shop, number: string, request: MoveRequest): Promise<MovingRow> =>
  transact(shop.db, async trx => {
    const order = await lockOrder(trx, (await require(trx, number)).order_id);
    const moving = await require(trx, number);
    const facts = { ...moving, isPickup: order.pickup_location_id !== null, isOwed: isOwed(order) };
    const answer = answerTo(request.step, facts, request.tracking);
    if (answer === 'refuse') throw new DomainError('STATE_TRANSITION');
    if (answer === 'taken') return moving;
    const now = shop.clock();
    const { state } = await setShipment(trx, moving.id, changeBy(request, now));
    await updateOrder(trx, order, await stateOf(trx, order.id, now, state), now);
    await notify(trx, order, moving, request, now);
    return require(trx, number);
  });
