import type { AnswerOf, Endpoint, EndpointErrorCode, InputOf, Schemas } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import * as schemas from '@ortoo/contracts/schema';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Shop } from '../shop';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the endpoint. */
    endpoint?: string;
    /** Error codes that an endpoint answers in addition to the general ones. */
    errors?: readonly EndpointErrorCode[];
  }
}

/** An endpoint with these schemas. */
export type EndpointOf<S extends Schemas> = Endpoint<InputOf<S>, AnswerOf<S>>;

type Parsed<S extends Schemas, Name extends keyof Schemas> =
  S extends Record<Name, infer T extends z.ZodType> ? z.output<T> : undefined;

/** A request with its checked values. */
export type EndpointRequest<S extends Schemas> = FastifyRequest & {
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  body: Parsed<S, 'body'>;
};

/** Answers a request. */
export type Handler<S extends Schemas> = (request: EndpointRequest<S>, reply: FastifyReply) => Promise<AnswerOf<S>>;

type Options = Pick<
  FastifyContextConfig,
  'rateLimit' | 'isCached' | 'showsReviews' | 'machine' | 'startsSession' | 'plainForm' | 'changesNothing' | 'endpoint'
> & {
  bodyLimit?: number;
  /** Media types of the body. @default JSON */
  consumes?: string[];
};

/** Adds the route of an endpoint with these schemas. */
export const implementWith = <S extends Schemas>(
  app: FastifyInstance,
  endpoint: EndpointOf<S>,
  { params, query, body, answer, errors = [] }: S,
  { bodyLimit, consumes, ...config }: Options,
  handler: Handler<S>,
): void => {
  const { method, path, access, perVendor } = endpoint;
  const status = endpoint.status ?? (answer ? 200 : 204);
  app.route({
    method,
    url: path,
    config: { ...config, access, perVendor, errors },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(consumes && { consumes }),
      response: { [status]: answer ?? z.null(), ...(answer instanceof z.ZodNullable && { 204: z.null() }) },
    },
    handler: async (request, reply) => {
      const result = await handler(request as unknown as EndpointRequest<S>, reply);
      // It may have redirected instead.
      return reply.sent ? reply : reply.status(result == null ? 204 : status).send(result ?? null);
    },
  });
};

/** Schemas of the endpoint of this name. */
export type SchemasOf<Name extends string> = `${Name}Schemas` extends keyof typeof schemas
  ? (typeof schemas)[`${Name}Schemas`]
  : never;

/** Endpoints that are defined by the schemas of their name. */
export type EndpointName = {
  [Name in keyof typeof endpoints]: (typeof endpoints)[Name] extends EndpointOf<SchemasOf<Name>> ? Name : never;
}[keyof typeof endpoints];

interface Implement {
  <Name extends EndpointName>(app: FastifyInstance, name: Name, handler: Handler<SchemasOf<Name>>): void;
  <Name extends EndpointName>(
    app: FastifyInstance,
    name: Name,
    options: Options,
    handler: Handler<SchemasOf<Name>>,
  ): void;
}

/** Adds the route of an endpoint: its handler gets checked values and returns the answer; null is a 204. */
export const implement: Implement = (
  app: FastifyInstance,
  name: EndpointName,
  ...rest: [Handler<Schemas>] | [Options, Handler<Schemas>]
): void => {
  const [options, handler] = rest.length === 2 ? rest : [{}, rest[0]];
  const endpoint = endpoints[name] as EndpointOf<Schemas>;
  implementWith<Schemas>(app, endpoint, schemas[`${name}Schemas`], { ...options, endpoint: name }, handler);
};

/** Adds the routes of a module. */
export type Routes = (app: Parameters<FastifyPluginAsyncZod>[0], shop: Shop) => void | Promise<void>;
