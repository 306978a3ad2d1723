import { cancelOrder, claimOrder, reorder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { orderQuery } from '@ortoo/remote/order-query';
import { forgetGuestOrder, takeOrder } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';

/** Moves a guest's order to the account of the user. */
export const keepOrder = (number: string, token: string) =>
  mutationOptions({
    mutationFn: (_: void, { client }) =>
      call(apiOf(client), claimOrder, { params: { number }, body: { order_token: token } }),
    onSuccess: async (_answer, _none, _before, { client }) => {
      forgetGuestOrder(number);
      await client.invalidateQueries(orderQuery(number));
    },
  });

/** Cancels a paid order. When it was packed meanwhile, the page shows that. */
export const cancelMutation = (number: string) =>
  mutationOptions({
    mutationFn: (_: void, { client }) => call(apiOf(client), cancelOrder, { params: { number }, body: {} }),
    onSuccess: (order, _none, _before, { client }) => client.setQueryData(orderQuery(number).queryKey, order),
    onError: (_error, _none, _before, { client }) => client.invalidateQueries(orderQuery(number)),
  });

/** Puts what the order had into the cart. */
export const reorderMutation = (number: string) =>
  mutationOptions({
    mutationFn: (_: void, { client }) => call(apiOf(client), reorder, { params: { number }, body: {} }),
    onSuccess: ({ order }) => takeOrder(order),
  });
