import type { AnswerOf, Endpoint, Schemas } from '@ortoo/contracts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

type Parsed<S extends Schemas, Name extends keyof Schemas> =
  S extends Record<Name, infer T extends z.ZodType> ? z.output<T> : undefined;

type EndpointRequest<S extends Schemas> = Omit<FastifyRequest, 'params' | 'query' | 'body'> & {
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  body: Parsed<S, 'body'>;
};

type Handler<S extends Schemas> = (request: EndpointRequest<S>, reply: FastifyReply) => Promise<AnswerOf<S>>;

type Options = Pick<FastifyContextConfig, 'rateLimit' | 'isCached' | 'machine' | 'startsSession' | 'plainForm'> & {
  bodyLimit?: number;
};

/** Adds the route of an endpoint: its handler gets checked values and returns the answer. */
export const implement = <S extends Schemas>(
  app: FastifyInstance,
  endpoint: Endpoint<S>,
  schemas: S,
  handler: Handler<S>,
  { bodyLimit, ...config }: Options = {},
): void => {
  const { method, path, access } = endpoint;
  const { params, query, body, answer = z.null() } = schemas;
  const status = endpoint.status ?? (schemas.answer ? 200 : 204);
  app.route({
    method,
    url: path,
    config: { ...config, access },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: answer },
    },
    handler: async (request, reply) => {
      const result = await handler(request as unknown as EndpointRequest<S>, reply);
      return reply.status(status).send(result ?? null);
    },
  });
};
