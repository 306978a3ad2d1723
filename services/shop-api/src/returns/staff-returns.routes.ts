import {
  decideReturnSchema,
  idSchema,
  returnAuthorizationSchema,
  staffReturnsQuerySchema,
  staffReturnsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pagingOf } from '../http/paging';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { approveReturn, payReturn, refundReturn, rejectReturn } from './decide-return';
import { serializeReturn } from './return.mapper';
import { listReturns } from './returns.tables';

const staffId = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Staff decisions on returns: approved or rejected, refunded, transferred. */
export const staffReturnsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const schema = {
      params: z.object({ id: idSchema }),
      body: decideReturnSchema.nullish(),
      response: { 200: returnAuthorizationSchema },
    };

    app.get(
      '/back_office/return_authorizations',
      { schema: { querystring: staffReturnsQuerySchema, response: { 200: staffReturnsSchema } } },
      async ({ query: { page, per_page, state }, reader }) => {
        const { rows, total } = await listReturns(shop.db, state, per_page, (page - 1) * per_page);
        const shown = rows.map(row => serializeReturn(row, reader));
        return { ...pagingOf(page, per_page, rows.length, total), return_authorizations: shown };
      },
    );

    app.put('/back_office/return_authorizations/:id/approve', { schema }, async request => {
      const decision = { by: staffId(request), note: request.body?.note };
      return serializeReturn(await approveReturn(shop, request.params.id, decision), request.reader);
    });

    app.put('/back_office/return_authorizations/:id/refuse', { schema }, async request => {
      const decision = { by: staffId(request), note: request.body?.note };
      return serializeReturn(await rejectReturn(shop, request.params.id, decision), request.reader);
    });

    app.put('/back_office/return_authorizations/:id/refund', { schema }, async request =>
      serializeReturn(await refundReturn(shop, request.params.id), request.reader),
    );

    app.put('/back_office/return_authorizations/:id/pay', { schema }, async request =>
      serializeReturn(await payReturn(shop, request.params.id), request.reader),
    );
  };
