import type { Order, Receipt } from '@ortoo/contracts';
import { getReceipt } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** An order's VAT receipt; null before one is requested, which the order shows. */
export const receiptQuery = ({ number, receipt }: Pick<Order, 'number' | 'receipt'>) =>
  queryOptions<Receipt | null>({
    queryKey: ['orders', number, 'receipt'],
    queryFn: ({ client, signal }) =>
      receipt === null ? null : call(apiOf(client), getReceipt, { params: { number }, signal }),
  });
