import * as endpoints from '@ortoo/contracts/endpoints';
import {
  approveReturnSchemas,
  listStaffReturnsSchemas,
  payReturnSchemas,
  refundReturnSchemas,
  rejectReturnSchemas,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import { pagingOf } from '../http/paging';
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
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(
      app,
      endpoints.listStaffReturns,
      listStaffReturnsSchemas,
      async ({ query: { page, per_page, state }, reader }) => {
        const { rows, total } = await listReturns(shop.db, state, per_page, (page - 1) * per_page);
        const shown = rows.map(row => serializeReturn(row, reader));
        return { ...pagingOf(page, per_page, rows.length, total), return_authorizations: shown };
      },
    );

    implement(app, endpoints.approveReturn, approveReturnSchemas, async request => {
      const decision = { by: staffId(request), note: request.body?.note };
      return serializeReturn(await approveReturn(shop, request.params.id, decision), request.reader);
    });

    implement(app, endpoints.rejectReturn, rejectReturnSchemas, async request => {
      const decision = { by: staffId(request), note: request.body?.note };
      return serializeReturn(await rejectReturn(shop, request.params.id, decision), request.reader);
    });

    implement(app, endpoints.refundReturn, refundReturnSchemas, async request =>
      serializeReturn(await refundReturn(shop, request.params.id), request.reader),
    );

    implement(app, endpoints.payReturn, payReturnSchemas, async request =>
      serializeReturn(await payReturn(shop, request.params.id), request.reader),
    );
  };
