import type { Endpoint, Order } from '@ortoo/contracts';
import { ApiError, apiOf, call } from '@ortoo/http';
import { takeOrder, verifySession } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';

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

/** The mutation of an endpoint that takes the number of an order and returns the order. */
export const orderCommand =
  <Body>(endpoint: Endpoint<{ params: { number: string }; body: Body }, Order>) =>
  (number: string) =>
    mutationOptions({
      mutationFn: (body: Body, { client }) =>
        withOrderUpdate(call(apiOf(client), endpoint, { params: { number }, body })),
    });
