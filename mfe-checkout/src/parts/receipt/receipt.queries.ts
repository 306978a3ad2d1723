import type { Order, Receipt } from '@ortoo/contracts';
import { getOwnOrganization, getReceipt } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { queryOptions } from '@tanstack/react-query';

/** An order's VAT receipt; null before one is requested, which the order shows. */
export const receiptQuery = ({ number, receipt }: Pick<Order, 'number' | 'receipt'>) =>
  queryOptions<Receipt | null>({
    queryKey: ['orders', number, 'receipt'],
    queryFn: ({ client, signal }) =>
      receipt === null ? null : call(apiOf(client), getReceipt, { params: { number }, signal }),
  });

/** The company of the user's profile. */
export const ownOrganizationQuery = () =>
  endpointQuery(['profile', 'organization'], getOwnOrganization, {}, { retry: false });
