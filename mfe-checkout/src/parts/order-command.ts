import type { Order } from '@ortoo/contracts';
import { takeOrder } from '@ortoo/stores';

/** Each command ends in the server's newest order, which the store then shows to everybody. */
export const ending = async (command: Promise<Order>): Promise<Order> => {
  const order = await command;
  if (!order.completed_at) takeOrder(order);
  return order;
};
