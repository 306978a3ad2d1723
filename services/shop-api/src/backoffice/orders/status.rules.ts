import type { OrderState, PaymentState, ShipmentState, StaffOrderStatus, StaffShipmentStep } from '@ortoo/contracts';

export interface StatusFacts {
  state: OrderState;
  payment_state: PaymentState | null;
  shipment_state: ShipmentState | null;
  pickup_location_id: number | null;
  delivered_at: Date | null;
}

/** The statuses as their conditions in the list, which has the same order. */
export const statusOf = (order: StatusFacts): StaffOrderStatus => {
  if (order.state === 'canceled') return 'canceled';
  if (order.state === 'returned' || order.state === 'awaiting_return') return 'returned';
  if (order.state !== 'complete') return order.payment_state === 'balance_due' ? 'unpaid' : 'failed';
  if (order.shipment_state === null || order.delivered_at !== null) return 'done';
  if (order.shipment_state === 'shipped') return 'underway';
  if (order.shipment_state !== 'ready') return 'to_pack';
  return order.pickup_location_id === null ? 'to_send' : 'to_collect';
};

const steps: Partial<Record<StaffOrderStatus, StaffShipmentStep>> = {
  to_pack: 'ready',
  to_send: 'send',
  to_collect: 'deliver',
  underway: 'deliver',
};

/** What staff do next with its parcel. */
export const nextStep = (order: StatusFacts): StaffShipmentStep | null => steps[statusOf(order)] ?? null;
