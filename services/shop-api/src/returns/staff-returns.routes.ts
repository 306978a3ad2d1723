import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { pagingOf } from '../http/paging';
import { approveReturn, payReturn, refundReturn, rejectReturn } from './decide-return';
import { serializeReturn } from './return.mapper';
import { listReturns } from './returns.tables';

const staffId = ({ viewer }: FastifyRequest): number => {
  if (!viewer.user) throw new DomainError('UNAUTHORIZED');
  return viewer.user.id;
};

/** Staff decisions on returns: approved or rejected, refunded, transferred. */
export const staffReturnsRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffReturns', async ({ query: { page, per_page, state }, reader }) => {
    const { rows, total } = await listReturns(shop.db, state, per_page, (page - 1) * per_page);
    const shown = rows.map(row => serializeReturn(row, reader));
    return { ...pagingOf(page, per_page, rows.length, total), return_authorizations: shown };
  });

  implement(app, 'approveReturn', async request => {
    const decision = { by: staffId(request), note: request.body?.note };
    return serializeReturn(await approveReturn(shop, request.params.id, decision), request.reader);
  });

  implement(app, 'rejectReturn', async request => {
    const decision = { by: staffId(request), note: request.body?.note };
    return serializeReturn(await rejectReturn(shop, request.params.id, decision), request.reader);
  });

  implement(app, 'refundReturn', async request =>
    serializeReturn(await refundReturn(shop, request.params.id), request.reader),
  );

  implement(app, 'payReturn', async request =>
    serializeReturn(await payReturn(shop, request.params.id), request.reader),
  );
};
