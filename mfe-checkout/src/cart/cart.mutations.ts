import type { LineItem } from '@ortoo/contracts';
import { changeLineItem, emptyOrder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { withOrderUpdate } from '../parts/order-command';

/** Removes all lines. */
export const emptyCart = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (number: string) => withOrderUpdate(call(apiOf(client), emptyOrder, { params: { number } })),
  });

/** Turns gift wrapping of a line on or off. */
export const packAsGift = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ id, quantity, gift }: Pick<LineItem, 'id' | 'quantity' | 'gift'>) =>
      withOrderUpdate(
        call(apiOf(client), changeLineItem, {
          params: { number, id },
          body: { line_item: { quantity, gift: !gift } },
        }),
      ),
  });
