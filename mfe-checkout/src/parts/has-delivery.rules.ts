import type { Order } from '@ortoo/contracts';

/** Whether a way of delivery, or pickup, is chosen. */
export const hasDelivery = ({ shipments }: Pick<Order, 'shipments'>): boolean =>
  shipments.some(shipment => shipment.shipping_rates.some(rate => rate.selected));
