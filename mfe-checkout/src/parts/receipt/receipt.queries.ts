import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Receipt } from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';

/** Milliseconds between two looks at a receipt that the tax office has not issued yet. */
const lookEvery = 5000;

/** An order's VAT receipt; null before one is asked for. */
export const receiptQuery = (number: string) =>
  queryOptions<Receipt | null>({
    queryKey: ['orders', number, 'receipt'],
    refetchInterval: ({ state }) => (state.data?.state === 'issuing' ? lookEvery : false),
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .shop.get<Receipt>(shopPaths.receipt(number), { signal })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'RECEIPT_NOT_ISSUED') return null;
          throw error;
        }),
  });
