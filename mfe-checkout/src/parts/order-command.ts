import { changeErrors, lineErrors, type Endpoint, type Order } from '@ortoo/contracts';
import { ApiError, apiOf, call } from '@ortoo/http';
import { loadOrder, takeOrder, verifySession } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';

const outdating: readonly string[] = [...lineErrors, ...changeErrors];

/**
 * Each command returns the server's newest order, which updates the store. When the session has ended, the command is
 * rejected: the page then redirects to sign-in and continues afterwards. When something has sold out, is booked or costs
 * something else now, the order is loaded again and shows it.
 */
export const withOrderUpdate = async (command: Promise<Order>): Promise<Order> => {
  try {
    const order = await command;
    if (!order.completed_at) takeOrder(order);
    return order;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) void verifySession();
    if (error instanceof ApiError && outdating.includes(error.code)) void loadOrder();
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
