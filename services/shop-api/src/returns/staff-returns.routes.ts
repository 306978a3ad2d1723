import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { decideReturn, payReturn, refundReturn } from './decide-return';
import { serializeReturn } from './return.mapper';
import { listReturns } from './returns.tables';

/** Staff decisions on returns: approved or rejected, refunded, transferred. */
export const staffReturnsRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffReturns', async ({ query, reader }) => {
    const { rows, paging } = await listReturns(shop.db, query.state, query);
    const shown = rows.map(row => serializeReturn(row, reader));
    return { ...paging, return_authorizations: shown };
  });

  for (const [name, state] of [
    ['approveReturn', 'approved'],
    ['rejectReturn', 'refused'],
  ] as const)
    implement(app, name, async request => {
      const decision = { state, by: signedIn(request), note: request.body?.note };
      return serializeReturn(await decideReturn(shop, request.params.id, decision), request.reader);
    });

  implement(app, 'refundReturn', async request =>
    serializeReturn(await refundReturn(shop, request.params.id), request.reader),
  );

  implement(app, 'payReturn', async request =>
    serializeReturn(await payReturn(shop, request.params.id), request.reader),
  );
};
