import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { takeOrder, verifySession } from '@ortoo/stores';

/**
 * Each command returns the server's newest order, which updates the store. When the session has ended, the command is
 * rejected: the page then redirects to sign-in and continues afterwards.
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
