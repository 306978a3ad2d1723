import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type LineItem, type Order } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { withOrderUpdate } from '../parts/order-command';

/** Removes all lines. */
export const emptyCart = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (number: string) => withOrderUpdate(apiOf(client).shop.put<Order>(shopPaths.emptyOrder(number), {})),
  });

/** Turns gift wrapping of a line on or off. */
export const packAsGift = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ id, quantity, gift }: Pick<LineItem, 'id' | 'quantity' | 'gift'>) =>
      withOrderUpdate(
        apiOf(client).shop.put<Order>(shopPaths.lineItem(number, id), { line_item: { quantity, gift: !gift } }),
      ),
  });
