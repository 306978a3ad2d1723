import {
  licensesSchema,
  loyaltySchema,
  pagingQuerySchema,
  rechargeInputSchema,
  rechargeSchema,
  redeemedGiftCardSchema,
  redeemGiftCardSchema,
  storeCreditEventsQuerySchema,
  storeCreditEventsSchema,
  storeCreditSchema,
  storeCreditsSchema,
  vouchersSchema,
} from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findMethod } from '../checkout/api';
import { guessesLimited } from '../http/guessing';
import { pagingOf } from '../http/paging';
import { DomainError } from '../http/domain-error';
import { findWallet } from '../money/api';
import type { Shop } from '../shop';
import { openRecharge, settleRecharge } from './recharge';
import { findRecharge } from './recharges.tables';
import { readEvents, readLoyalty, readStoreCredit, readStoreCredits, readVouchers, redeemGiftCard } from './wallet';
import { serializeLicense, serializeRecharge } from './wallet.mapper';
import { findLicenses, type RechargeRow } from './wallet.tables';

const walletParams = z.object({ wallet: z.string().max(40) });
const numberParams = z.object({ number: z.string().regex(/^W\d{6,12}$/) });
const limited = { rateLimit: guessesLimited };

const readerId = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

export const walletRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const present = async (recharge: RechargeRow, { reader }: FastifyRequest) =>
      serializeRecharge(
        recharge,
        await findWallet(shop.db, recharge.wallet),
        await findMethod(shop.db, recharge.method_id),
        reader,
      );
    const requireOwn = async (request: FastifyRequest, number: string): Promise<RechargeRow> => {
      const recharge = await findRecharge(shop.db, number);
      if (recharge?.user_id !== readerId(request)) throw new DomainError('RECHARGE_NOT_FOUND');
      return recharge;
    };

    app.get('/store_credits', { schema: { response: { 200: storeCreditsSchema } } }, async request => ({
      store_credits: await readStoreCredits(shop, readerId(request), request.reader),
    }));

    app.get(
      '/store_credits/:wallet',
      { schema: { params: walletParams, response: { 200: storeCreditSchema } } },
      async request => readStoreCredit(shop, readerId(request), request.params.wallet, request.reader),
    );

    app.get(
      '/store_credit_events/mine',
      { schema: { querystring: storeCreditEventsQuerySchema, response: { 200: storeCreditEventsSchema } } },
      async request => readEvents(shop, readerId(request), request.query, request.reader),
    );

    app.post(
      '/store_credits/recharges',
      { config: limited, schema: { body: rechargeInputSchema, response: { 201: rechargeSchema } } },
      async (request, reply) => {
        const recharge = await openRecharge(shop, readerId(request), request.body, request.reader);
        return reply.status(201).send(await present(recharge, request));
      },
    );

    app.get(
      '/store_credits/recharges/:number',
      { schema: { params: numberParams, response: { 200: rechargeSchema } } },
      async request => present(await requireOwn(request, request.params.number), request),
    );

    app.post(
      '/store_credits/recharges/:number/check',
      { schema: { params: numberParams, response: { 200: rechargeSchema } } },
      async request => {
        const recharge = await requireOwn(request, request.params.number);
        await settleRecharge(shop, recharge).catch((error: unknown) => {
          throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
        });
        return present(await requireOwn(request, request.params.number), request);
      },
    );

    app.post(
      '/gift_cards/redeem',
      { config: limited, schema: { body: redeemGiftCardSchema, response: { 200: redeemedGiftCardSchema } } },
      async request => redeemGiftCard(shop, readerId(request), request.body.code, request.reader),
    );

    app.get(
      '/vouchers',
      { schema: { querystring: pagingQuerySchema, response: { 200: vouchersSchema } } },
      async request => readVouchers(shop, readerId(request), request.query, request.reader),
    );

    app.get('/orders/erp_loyalty', { schema: { response: { 200: loyaltySchema } } }, async request =>
      readLoyalty(shop, readerId(request), request.reader),
    );

    app.get(
      '/orders/licenses',
      { schema: { querystring: pagingQuerySchema, response: { 200: licensesSchema } } },
      async request => {
        const { page, per_page } = request.query;
        const { rows, total } = await findLicenses(shop.db, readerId(request), per_page, (page - 1) * per_page);
        const licenses = rows.map(row => serializeLicense(row, request.reader, shop.clock()));
        return { ...pagingOf(page, per_page, licenses.length, total), licenses };
      },
    );
  };
