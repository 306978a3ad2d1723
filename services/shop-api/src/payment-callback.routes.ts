import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from './http/domain-error';
import type { PaymentChecks } from './payments/api';
import type { Shop } from './shop';

const query = z.object({ payment: z.string().max(40).optional(), key: z.string().max(100).optional() });

/** Callbacks of providers: queued when they are authentic, and then checked with the provider. */
export const paymentCallbackRoutes =
  (shop: Shop, checks: PaymentChecks): FastifyPluginAsyncZod =>
  async app => {
    const numberIn = (request: Pick<FastifyRequest, 'query' | 'body'>): string | undefined => {
      for (const provider of Object.values(shop.providers)) {
        const number = provider.readCallback?.(request);
        if (number !== undefined) return number;
      }
      return undefined;
    };

    app.route({
      method: ['GET', 'POST'],
      url: '/payments/callback',
      config: {
        machine: true,
        rateLimit: {
          max: 120,
          timeWindow: '1 minute',
          hook: 'preHandler',
          allowList: (request: FastifyRequest) => numberIn(request) !== undefined,
        },
      },
      schema: { querystring: query, response: { 200: z.string() } },
      handler: async (request, reply) => {
        const number = numberIn(request);
        // A callback that is not stored is not acknowledged: the provider calls again.
        if (number !== undefined)
          await checks.request(number).catch((error: unknown) => {
            request.log.error({ err: error, number }, 'payment callback not stored');
            throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 30 });
          });
        return reply.type('text/plain').send('SUCCESS');
      },
    });
  };
