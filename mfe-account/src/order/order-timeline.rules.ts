import type { Order } from '@ortoo/contracts';

type Facts = Pick<Order, 'completed_at'> & {
  shipment: Pick<Order['shipments'][number], 'state' | 'ready_at' | 'shipped_at' | 'delivered_at'>;
  isPickup: boolean;
};

export interface TimelineStep {
  /** Key of its name. */
  key: string;
  isDone: boolean;
  /** When it was done, if that is known. */
  at: string | null;
}

/** The way of goods to their buyer, from the order to the handover. */
export const timelineOf = ({ completed_at, shipment, isPickup }: Facts): TimelineStep[] => {
  const { state, ready_at = null, shipped_at, delivered_at } = shipment;
  const isDelivered = delivered_at !== null;
  const hasLeft = isDelivered || state === 'shipped';
  const texts = isPickup ? 'order.collect' : 'order.ship';
  return [
    { key: 'order.state.ordered', isDone: completed_at !== null, at: completed_at },
    { key: `${texts}.ready`, isDone: hasLeft || state === 'ready', at: ready_at },
    ...(isPickup ? [] : [{ key: `${texts}.shipped`, isDone: hasLeft, at: shipped_at }]),
    { key: `${texts}.delivered`, isDone: isDelivered, at: delivered_at },
  ];
};
