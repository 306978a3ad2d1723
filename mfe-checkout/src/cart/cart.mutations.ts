import type { LineItem } from '@ortoo/contracts';
import { changeLineItem, emptyOrder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { withOrderUpdate } from '../parts/order-command';

/** Removes all lines. */
export const emptyCart = mutationOptions({
  mutationFn: (number: string, { client }) => withOrderUpdate(call(apiOf(client), emptyOrder, { params: { number } })),
});

/** Turns gift wrapping of a line on or off. */
export const packAsGift = (number: string) =>
  mutationOptions({
    mutationFn: ({ id, quantity, gift }: Pick<LineItem, 'id' | 'quantity' | 'gift'>, { client }) => {
      const body = { line_item: { quantity, gift: !gift } };
      return withOrderUpdate(call(apiOf(client), changeLineItem, { params: { number, id }, body }));
    },
  });
