import type { z } from 'zod';
import type { EndpointErrorCode } from './error-codes';
import type { Right } from './staff/rights';

/**
 * Who may call an endpoint. `anyone`: no restriction. `order`: the owner of the order in the path, by session or by its
 * token; to all others it does not exist. `signed-in`: any account, its own data only. `staff`: any member of staff.
 * `staff:orders`: staff with this right; administrators have all of them.
 */
export type Access = 'anyone' | 'order' | 'signed-in' | 'staff' | `staff:${Right}`;

/** Schemas of a request's parts and of its answers; without an answer the response is 204. */
export interface Schemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
  /** Error codes that it answers in addition to the general ones. */
  errors?: readonly EndpointErrorCode[];
}

interface EndpointFacts {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `shopApiPrefix`. `:name` is a parameter. */
  path: `/${string}`;
  access: Access;
  /** Staff of one vendor may call it, too: it shows and changes only that vendor's rows. */
  perVendor?: true;
  /** Status of an answer. @default 200 */
  status?: 201 | 202;
}

/** One operation of the Shop API. */
export interface Endpoint<Input, Output> extends EndpointFacts {
  /** Exists only as a type: a page knows the types of the schemas without loading them. */
  readonly types?: (input: Input) => Output;
}

/** Defines an endpoint: `defineEndpoint<typeof listCardsSchemas>({ method, path, access })`. */
export const defineEndpoint = <S extends Schemas>(facts: EndpointFacts): Endpoint<InputOf<S>, AnswerOf<S>> => facts;

/** Values of a query or of path parameters as the caller has them: coerced types, defaults may be omitted. */
type Values<T extends z.ZodType> = {
  [Name in keyof z.input<T>]: unknown extends z.input<T>[Name]
    ? Name extends keyof z.output<T>
      ? z.output<T>[Name]
      : never
    : z.input<T>[Name];
};

type Part<Name extends string, Value> = object extends Value
  ? { [Key in Name]?: Value }
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** A body must be sent even if all its fields are optional. */
type Body<Value> = undefined extends Value ? { body?: Value } : { body: Value };

/** Input of a call. */
export type InputOf<S extends Schemas> = (S extends { params: infer P extends z.ZodType }
  ? Part<'params', Values<P>>
  : object) &
  (S extends { query: infer Q extends z.ZodType } ? Part<'query', Values<Q>> : object) &
  (S extends { body: infer B extends z.ZodType } ? Body<z.input<B>> : object);

/** Answer to a call. */
export type AnswerOf<S extends Schemas> = S extends { answer: infer A extends z.ZodType } ? z.output<A> : void;

/** The path with its parameters filled in; `*` stands for the rest of a path. */
export const pathOf = ({ path }: { path: string }, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)|\*/g, (part, name: string = part) => {
    const value = encodeURIComponent(String(params[name]));
    return name === '*' ? value.replaceAll('%2F', '/') : value;
  });

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
}

/** The request of a call: its path without the query, and the `options` that its input has in addition. */
export const requestOf = <Input, Output>(endpoint: Endpoint<Input, Output>, input?: Input) => {
  const { params, query, body, ...options } = (input ?? {}) as AnyInput;
  return { method: endpoint.method, path: pathOf(endpoint, params), query, body, options };
};

/** Path and query of a request, relative to `shopApiPrefix`. */
export const urlOf = ({ path, query }: { path: string; query?: Record<string, string> | undefined }): string =>
  query ? `${path}?${new URLSearchParams(query)}` : path;
