import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { moneyPaths, type RequestReturn, type ReturnAuthorization, type ReturnAuthorizations } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** What can be returned of an order, and existing requests. */
export const returnsQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number, 'returns'],
    staleTime: 0,
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<ReturnAuthorizations>(moneyPaths.returns(number), { signal }),
  });

export type ReturnRequest = RequestReturn['return_authorization'];

/** Requests a return; a repeated request with the same key has no second effect. */
export const requestReturn = (client: QueryClient, number: string) =>
  mutationOptions({
    mutationFn: ({ request, idempotencyKey }: { request: ReturnRequest; idempotencyKey: string }) =>
      apiOf(client).shop.post<ReturnAuthorization>(
        moneyPaths.returns(number),
        { return_authorization: request },
        { idempotencyKey },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: returnsQuery(number).queryKey }),
  });
