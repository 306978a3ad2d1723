import { toMoney, type ReturnAuthorization } from '@ortoo/contracts';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import type { Reader } from '../http/locale';
import { decideReturn, payReturn, refundReturn, requireReturn } from './decide-return';
import { exchangeReturn, listExchangeChoices, sendExchange } from './exchange-return';
import { serializeReturn } from './return.mapper';
import { isReturnOf, listReturns, type ReturnRow } from './returns.tables';

/** The shop refunds the money: its destination does not concern the staff of one vendor. */
const serialize = (row: ReturnRow, vendorId: number | null, reader: Reader): ReturnAuthorization => ({
  ...serializeReturn(row, reader),
  ...(vendorId !== null && { bank_account: null }),
});

/** Staff decisions on returns: approved or rejected, refunded, transferred. */
export const staffReturnsRoutes: Routes = (app, shop) => {
  implementList(
    app,
    'listStaffReturns',
    {
      rows: ({ return_authorizations }) => return_authorizations,
      columns: {
        number: ({ number }) => number,
        date: ({ created_at }, locale) => timeCell(created_at, locale),
        order: ({ order_number }) => order_number,
        goods: ({ return_items }) => return_items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
        reason: ({ reason }) => reason,
        state: ({ state }) => state,
        amount: ({ amount }) => toMoney(amount),
        decided: ({ decided_at }, locale) => timeCell(decided_at, locale),
        memo: ({ memo }) => memo,
      },
    },
    async ({ query, viewer: { vendorId }, reader }) => {
      const { rows, paging } = await listReturns(shop.db, { ...query, vendorId });
      return { ...paging, return_authorizations: rows.map(row => serialize(row, vendorId, reader)) };
    },
  );

  implement(app, 'getStaffReturn', async ({ params: { id }, viewer: { vendorId }, reader }) => {
    const row = await requireReturn(shop.db, id);
    if (vendorId !== null && !(await isReturnOf(shop.db, id, vendorId))) throw new DomainError('RETURN_NOT_FOUND');
    return serialize(row, vendorId, reader);
  });

  for (const [name, state] of [
    ['approveReturn', 'approved'],
    ['rejectReturn', 'refused'],
  ] as const)
    implement(app, name, async request => {
      const decision = { state, note: request.body?.note };
      return serializeReturn(await decideReturn(shop, request, request.params.id, decision), request.reader);
    });

  implement(app, 'refundReturn', async request =>
    serializeReturn(await refundReturn(shop, request, request.params.id), request.reader),
  );

  implement(app, 'listExchangeChoices', async ({ params: { id }, reader }) => ({
    variants: await listExchangeChoices(shop, id, reader),
  }));

  implement(app, 'exchangeReturn', async request => {
    const { params, body, reader } = request;
    return serializeReturn(await exchangeReturn(shop, request, params.id, body.variant_id), reader);
  });

  implement(app, 'sendExchange', async request => {
    const { params, body, reader } = request;
    return serializeReturn(await sendExchange(shop, request, params.id, body?.tracking), reader);
  });

  implement(app, 'payReturn', async request =>
    serializeReturn(await payReturn(shop, request, request.params.id), request.reader),
  );
};
