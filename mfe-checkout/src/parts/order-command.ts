import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { takeOrder, verifySession } from '@ortoo/stores';

/**
 * Each command ends in the server's newest order, which the store then shows to everybody. Whose session has ended is
 * refused his own order: the page then asks him to sign in, and goes on from there.
 */
export const withOrderUpdate = async (command: Promise<Order>): Promise<Order> => {
  try {
    const order = await command;
    if (!order.completed_at) takeOrder(order);
    return order;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) void verifySession();
    throw error;
  }
};
