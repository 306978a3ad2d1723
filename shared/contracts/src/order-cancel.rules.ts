import type { Order } from './orders/orders.schema';

type Facts = Pick<Order, 'state' | 'payment_state' | 'shipment_state'> & {
  lease?: object | null;
  coupons: readonly unknown[];
  licenses?: readonly unknown[] | undefined;
  line_items: readonly { booking?: unknown; product: { kind: Order['line_items'][number]['product']['kind'] } }[];
};

/**
 * Why a buyer cannot cancel a paid order: `ORDER_PACKED` when the goods have left the shelf, `ORDER_FINAL` when it has
 * something that a return request ends instead: tickets, coupons, bookings, licences, instalments.
 */
export const cancelFault = (order: Facts): 'ORDER_PACKED' | 'ORDER_FINAL' | 'STATE_TRANSITION' | undefined => {
  if (order.state !== 'complete' || order.payment_state !== 'paid') return 'STATE_TRANSITION';
  const isGoods = order.line_items.every(({ booking, product }) => !booking && product.kind === 'goods');
  const isIssued = order.coupons.length > 0 || (order.licenses?.length ?? 0) > 0;
  if (!isGoods || isIssued || order.lease || order.shipment_state === null) return 'ORDER_FINAL';
  return order.shipment_state === 'pending' ? undefined : 'ORDER_PACKED';
};
