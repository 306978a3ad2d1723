import type { RequestReturn } from '@ortoo/contracts';
import { listReturns, requestReturn } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';

/** What can be returned of an order, and existing requests. */
export const returnsQuery = (number: string) =>
  endpointQuery(['orders', number, 'returns'], listReturns, { params: { number } }, { staleTime: 0 });

export type ReturnRequest = RequestReturn['return_authorization'];

/** Requests a return; a repeated request with the same key has no second effect. */
export const requestReturnMutation = (number: string) =>
  mutationOptions({
    mutationFn: ({ request, idempotencyKey }: { request: ReturnRequest; idempotencyKey: string }, { client }) =>
      call(apiOf(client), requestReturn, {
        params: { number },
        body: { return_authorization: request },
        idempotencyKey,
      }),
    onSuccess: (_answer, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: returnsQuery(number).queryKey }),
  });
