import type { Endpoint } from '@ortoo/contracts';
import { apiOf, call } from '@ortoo/http';
import {
  queryOptions,
  type QueryKey,
  type QueryKeyWithDataTag,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

type Options<Output> = UnusedSkipTokenOptions<Output>;

/**
 * Options of a query that has the answer of one endpoint of the Shop API:
 * `endpointQuery(['catalog', 'brand', code], getBrand, { params: { code } }, { staleTime })`.
 */
export function endpointQuery<Input, Output>(
  key: QueryKey,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  settings?: Omit<Options<Output>, 'queryKey' | 'queryFn'>,
): Options<Output> & QueryKeyWithDataTag<QueryKey, Output, Error>;
/** Options of a query of an endpoint that requires no input. */
export function endpointQuery<Output>(
  key: QueryKey,
  endpoint: Endpoint<object, Output>,
): Options<Output> & QueryKeyWithDataTag<QueryKey, Output, Error>;
export function endpointQuery(
  queryKey: QueryKey,
  endpoint: Endpoint<object, unknown>,
  input: object = {},
  settings: object = {},
) {
  return queryOptions({
    ...settings,
    queryKey,
    queryFn: ({ client, signal }) => call(apiOf(client), endpoint, { ...input, signal }),
  });
}
