import type { LineItem } from '@ortoo/contracts';
import { changeLineItem, emptyOrder, removeSavedProduct, saveProduct } from '@ortoo/contracts/endpoints';
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

/** Saves a line for later in the account; answers what is saved. */
export const saveLine = mutationOptions({
  mutationFn: ({ variant_id, quantity, options }: LineItem, { client }) =>
    call(apiOf(client), saveProduct, { body: { variant_id, quantity, options } }),
});

/** Removes what was saved for later. */
export const removeSavedLine = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removeSavedProduct, { params: { id } }),
});
