import { requestOf, type Endpoint } from '@ortoo/contracts';
import type { Api, CallOptions } from './api';

type Context = Omit<CallOptions, 'params'>;

// Overloads, because the gate cannot compare a conditional type with that of another release.
/** Calls an endpoint of the Shop API: `call(apiOf(client), removeCard, { query: { cardId } })`. Rejects with `ApiError`. */
export function call<Input, Output>(
  api: Api,
  endpoint: Endpoint<Input, Output>,
  input: Input & Context,
): Promise<Output>;
/** Calls an endpoint that requires no input. Rejects with `ApiError`. */
export function call<Output>(api: Api, endpoint: Endpoint<object, Output>): Promise<Output>;
export async function call({ shop }: Api, endpoint: Endpoint<Context, unknown>, input?: Context): Promise<unknown> {
  const { method, path, query, body, options } = requestOf(endpoint, input);
  const callOptions = query ? { ...options, params: query } : options;
  const send = method.toLowerCase() as Lowercase<typeof method>;
  return send === 'get' || send === 'delete' ? shop[send](path, callOptions) : shop[send](path, body, callOptions);
}
