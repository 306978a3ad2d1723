import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findPaymentByNumber, settlePayment } from './checkout/api';
import { settleLeaseNumber } from './leasing/pay-lease';
import type { Shop } from './shop';
import { settleRechargeNumber } from './wallet/api';

const settleOrderNumber = async (shop: Shop, number: string): Promise<void> => {
  const payment = await findPaymentByNumber(shop.db, number);
  if (payment) await settlePayment(shop, payment);
};

/** Whatever money may come for: an order, a wallet, a lease. Each knows its own numbers. */
const settlers = [settleOrderNumber, settleRechargeNumber, settleLeaseNumber];

/** The card gateway names our payment in what it posts. */
const transactionOf = (body: unknown): string | undefined =>
  z.object({ transactionId: z.string().max(40) }).safeParse(body).data?.transactionId;

/** Where providers call when something happens. That they call proves nothing: they are asked. */
export const paymentCallbackRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.route({
      method: ['GET', 'POST'],
      url: '/payments/callback',
      config: { machine: true, rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { querystring: z.object({ payment: z.string().max(40).optional() }), response: { 200: z.string() } },
      handler: async (request, reply) => {
        const number = request.query.payment ?? transactionOf(request.body);
        const settled = number === undefined ? [] : settlers.map(settle => settle(shop, number));
        for (const outcome of await Promise.allSettled(settled))
          if (outcome.status === 'rejected') request.log.warn({ err: outcome.reason as unknown }, 'check failed');
        return reply.type('text/plain').send('SUCCESS');
      },
    });
  };
