import { pathOf, type Endpoint } from '@ortoo/contracts';
import type { Api, CallOptions } from './api';

type Context = Omit<CallOptions, 'params'>;

type AnyInput = Context & { params?: Record<string, unknown>; query?: CallOptions['params']; body?: unknown };

// Overloads, because the gate cannot compare a conditional type with that of another release.
/** Calls an endpoint of the Shop API: `call(apiOf(client), removeCard, { query: { cardId } })`. Rejects with `ApiError`. */
export function call<Input, Output>(
  api: Api,
  endpoint: Endpoint<Input, Output>,
  input: Input & Context,
): Promise<Output>;
/** Calls an endpoint that requires no input. Rejects with `ApiError`. */
export function call<Output>(api: Api, endpoint: Endpoint<object, Output>): Promise<Output>;
export async function call({ shop }: Api, endpoint: Endpoint<never, unknown>, input: AnyInput = {}): Promise<unknown> {
  const { params, query, body, ...context } = input;
  const path = pathOf(endpoint, params);
  const options = query ? { ...context, params: query } : context;
  const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
  return method === 'get' || method === 'delete' ? shop[method](path, options) : shop[method](path, body, options);
}
