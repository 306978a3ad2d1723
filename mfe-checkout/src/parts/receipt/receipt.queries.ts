import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Order, type Receipt } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Milliseconds between two looks at a receipt that the tax office has not issued yet. */
const lookEvery = 5000;

/** An order's VAT receipt; null before one is asked for, which the order itself says. */
export const receiptQuery = ({ number, receipt }: Pick<Order, 'number' | 'receipt'>) =>
  queryOptions<Receipt | null>({
    queryKey: ['orders', number, 'receipt'],
    refetchInterval: ({ state }) => (state.data?.state === 'issuing' ? lookEvery : false),
    queryFn: ({ client, signal }) =>
      receipt === null ? null : apiOf(client).shop.get<Receipt>(shopPaths.receipt(number), { signal }),
  });
