import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Order, type Receipt } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** An order's VAT receipt; null before one is requested, which the order shows. */
export const receiptQuery = ({ number, receipt }: Pick<Order, 'number' | 'receipt'>) =>
  queryOptions<Receipt | null>({
    queryKey: ['orders', number, 'receipt'],
    queryFn: ({ client, signal }) =>
      receipt === null ? null : apiOf(client).shop.get<Receipt>(shopPaths.receipt(number), { signal }),
  });
