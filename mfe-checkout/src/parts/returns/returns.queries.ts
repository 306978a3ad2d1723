import type { RequestReturn } from '@ortoo/contracts';
import { listReturns, requestReturn } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** What can be returned of an order, and existing requests. */
export const returnsQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number, 'returns'],
    staleTime: 0,
    queryFn: ({ client, signal }) => call(apiOf(client), listReturns, { params: { number }, signal }),
  });

export type ReturnRequest = RequestReturn['return_authorization'];

/** Requests a return; a repeated request with the same key has no second effect. */
export const requestReturnMutation = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ request, idempotencyKey }: { request: ReturnRequest; idempotencyKey: string }) =>
      call(apiOf(client), requestReturn, {
        params: { number },
        body: { return_authorization: request },
        idempotencyKey,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: returnsQuery(number).queryKey }),
  });
