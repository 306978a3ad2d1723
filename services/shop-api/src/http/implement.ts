import type { AnswerOf, Endpoint, EndpointErrorCode, InputOf, Schemas } from '@ortoo/contracts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes that an endpoint answers in addition to the general ones. */
    errors?: readonly EndpointErrorCode[];
  }
}

type Parsed<S extends Schemas, Name extends keyof Schemas> =
  S extends Record<Name, infer T extends z.ZodType> ? z.output<T> : undefined;

type EndpointRequest<S extends Schemas> = FastifyRequest & {
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  body: Parsed<S, 'body'>;
};

type Handler<S extends Schemas> = (request: EndpointRequest<S>, reply: FastifyReply) => Promise<AnswerOf<S>>;

type Options = Pick<FastifyContextConfig, 'rateLimit' | 'isCached' | 'machine' | 'startsSession' | 'plainForm'> & {
  bodyLimit?: number;
  /** Media types of the body. @default JSON */
  consumes?: string[];
};

const isNullable = (schema: z.ZodType): boolean => schema instanceof z.ZodNullable;

/** Adds the route of an endpoint: its handler gets checked values and returns the answer; null is a 204. */
export const implement = <S extends Schemas>(
  app: FastifyInstance,
  endpoint: Endpoint<InputOf<S>, AnswerOf<S>>,
  schemas: S,
  handler: Handler<S>,
  { bodyLimit, consumes, ...config }: Options = {},
): void => {
  const { method, path, access } = endpoint;
  const { params, query, body, answer = z.null(), errors = [] } = schemas;
  const status = endpoint.status ?? (schemas.answer ? 200 : 204);
  app.route({
    method,
    url: path,
    config: { ...config, access, errors },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(consumes && { consumes }),
      response: isNullable(answer) ? { [status]: answer, 204: z.null() } : { [status]: answer },
    },
    handler: async (request, reply) => {
      const result = await handler(request as unknown as EndpointRequest<S>, reply);
      // It may have redirected instead.
      return reply.sent ? reply : reply.status(result == null ? 204 : status).send(result ?? null);
    },
  });
};
