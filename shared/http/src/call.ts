import { pathOf, type AnswerOf, type Endpoint, type InputOf, type Schemas } from '@ortoo/contracts';
import type { Api, CallOptions } from './api';

type Context = Omit<CallOptions, 'params'>;

/** Input and options of a call; may be omitted when the endpoint requires no input. */
export type CallArguments<S extends Schemas> =
  object extends InputOf<S> ? [input?: InputOf<S> & Context] : [input: InputOf<S> & Context];

type AnyInput = Context & { params?: Record<string, unknown>; query?: CallOptions['params']; body?: unknown };

/** Calls an endpoint of the Shop API: `call(apiOf(client), removeCard, { query: { cardId } })`. Rejects with `ApiError`. */
export const call = async <S extends Schemas>(
  { shop }: Api,
  endpoint: Endpoint<S>,
  ...[input]: CallArguments<S>
): Promise<AnswerOf<S>> => {
  const { params, query, body, ...context } = (input ?? {}) as AnyInput;
  const path = pathOf(endpoint, params);
  const options = query ? { ...context, params: query } : context;
  const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
  return method === 'get' || method === 'delete' ? shop[method](path, options) : shop[method](path, body, options);
};
