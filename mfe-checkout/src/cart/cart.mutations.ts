import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type Order } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { ending } from '../parts/order-command';

/** Takes everything out at once. */
export const emptyCart = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (number: string) => ending(apiOf(client).shop.put<Order>(shopPaths.emptyOrder(number), {})),
  });
