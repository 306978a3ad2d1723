import { exportStaffOrdersQuerySchema, orderPapersQuerySchema } from '@ortoo/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cancelOrder } from '../../cancellation/api';
import { transact } from '../../db/changes';
import { findDeliveryChoices } from '../../delivery/api';
import { wire } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { pagingOf } from '../../http/paging';
import { signedIn } from '../../http/viewer';
import { lockOrder } from '../../orders/api';
import { askProvider, findAllMethods, findPaymentByNumber, findPayments } from '../../payments/api';
import { requestReturn, requireReturn, serializeReturn } from '../../returns/api';
import type { Shop } from '../../shop';
import { audit } from '../../staff/api';
import { copyMessage, insertNote } from './order-details.tables';
import { countLimit, countOrderRows, type ListRequest, listOrderRows } from './order-list.tables';
import { packingSlips, parcelLabels, pickListPdf } from './order-papers';
import { ordersCsv } from './orders-csv';
import { readPickList } from './pick-list';
import { findNumbers } from './pick-list.tables';
import { readStaffOrder, requirePlacedOrder } from './read-order';
import { payStaffRefund, refundByStaff } from './refund-order';
import { serializeRow } from './staff-order.mapper';

const namesOf = async ({ db }: Shop) => {
  const [methods, deliveries] = await Promise.all([findAllMethods(db), findDeliveryChoices(db)]);
  return { methods, deliveries };
};

/** Rows of a file. */
const exportLimit = 10_000;

const sendFile = (reply: FastifyReply, name: string, type: string, bytes: Buffer | string) =>
  reply
    .type(type)
    .header('content-disposition', `${type === 'application/pdf' ? 'inline' : 'attachment'}; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);

const listRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffOrders', async ({ query, viewer, reader }) => {
    const { page, per_page, ...filter } = query;
    const request: ListRequest = { filter, vendorId: viewer.vendorId };
    const [rows, found, names] = await Promise.all([
      listOrderRows(shop.db, request, { limit: per_page, offset: (page - 1) * per_page }),
      countOrderRows(shop.db, request),
      namesOf(shop),
    ]);
    const paging = pagingOf(page, per_page, rows.length, Math.min(found, countLimit));
    return { ...paging, orders: rows.map(row => serializeRow(row, names, reader)), is_limited: found > countLimit };
  });

  app.get(
    '/back_office/orders/export.csv',
    { config: { perVendor: true }, schema: { querystring: exportStaffOrdersQuerySchema } },
    async ({ query: filter, viewer, reader }, reply) => {
      const request: ListRequest = { filter, vendorId: viewer.vendorId };
      const rows = await listOrderRows(shop.db, request, { limit: exportLimit, offset: 0 });
      const names = await namesOf(shop);
      const csv = ordersCsv(
        rows.map(row => serializeRow(row, names, reader)),
        reader.locale,
      );
      return sendFile(reply, 'orders.csv', 'text/csv; charset=utf-8', csv);
    },
  );
};

const paperRoutes: Routes = (app, shop) => {
  const papers = { slips: packingSlips, labels: parcelLabels };
  for (const [name, draw] of Object.entries(papers))
    app.get(
      `/back_office/orders/${name}.pdf`,
      { config: { perVendor: true }, schema: { querystring: orderPapersQuerySchema } },
      async ({ query, viewer: { vendorId }, reader }, reply) => {
        const numbers = await findNumbers(shop.db, query.numbers);
        const orders = await Promise.all(numbers.map(number => readStaffOrder(shop, { number, vendorId, reader })));
        if (orders.length === 0) throw new DomainError('ORDER_NOT_FOUND');
        return sendFile(reply, `${name}.pdf`, 'application/pdf', await draw(orders, reader.locale, shop.clock()));
      },
    );

  implement(app, 'getPickList', ({ viewer: { vendorId }, reader }) => readPickList(shop, { vendorId, reader }));

  app.get('/back_office/pick_list.pdf', { config: { perVendor: true } }, async (request, reply) => {
    const { reader, viewer } = request;
    const list = await readPickList(shop, { vendorId: viewer.vendorId, reader });
    return sendFile(reply, 'pick-list.pdf', 'application/pdf', await pickListPdf(list, reader.locale, shop.clock()));
  });
};

type OrderCall = FastifyRequest & { params: { number: string } };

/** The order of a request, in full or its row alone. */
const orderOf = (shop: Shop) => {
  const requestOf = ({ params: { number }, viewer: { vendorId }, reader }: OrderCall) => ({ number, vendorId, reader });
  return {
    read: (request: OrderCall) => readStaffOrder(shop, requestOf(request)),
    find: (request: OrderCall) => requirePlacedOrder(shop, requestOf(request)),
  };
};

const commandRoutes: Routes = (app, shop) => {
  const { read, find } = orderOf(shop);

  implement(app, 'getStaffOrder', request => read(request));

  implement(app, 'cancelStaffOrder', async request => {
    const { id, number } = await find(request);
    const { reason } = request.body;
    await cancelOrder(
      shop,
      trx => lockOrder(trx, id),
      (trx, before, after) => {
        const change = { before: { state: before.state }, after: { state: after.state } };
        return audit(trx, request, { subject: 'order', id: number, ...change, reason });
      },
    );
    return read(request);
  });

  implement(app, 'createStaffReturn', async request => {
    const { id: orderId, number: order } = await find(request);
    const id = await requestReturn(shop, orderId, request.body, (trx, returnId, { number, amount }) =>
      audit(trx, request, { subject: 'return', id: returnId, before: null, after: { number, order, amount } }),
    );
    return serializeReturn(await requireReturn(shop.db, id), request.reader);
  });

  implement(app, 'createOrderNote', async request => {
    const { id: order_id, number } = await find(request);
    const { text } = request.body;
    await transact(shop.db, async trx => {
      const id = await insertNote(trx, { order_id, user_id: signedIn(request), text, created_at: shop.clock() });
      await audit(trx, request, { subject: 'order', id: number, before: null, after: { note: id, text } });
    });
    return read(request);
  });

  implement(app, 'resendOrderMessage', async request => {
    const { id: orderId, number } = await find(request);
    const { id } = request.params;
    await transact(shop.db, async trx => {
      if (!(await copyMessage(trx, orderId, id, shop.clock()))) throw new DomainError('MESSAGE_NOT_FOUND');
      await audit(trx, request, { subject: 'order', id: number, before: null, after: { message: id } });
    });
    return read(request);
  });
};

const moneyRoutes: Routes = (app, shop) => {
  const { read, find } = orderOf(shop);

  implement(app, 'refundStaffOrder', async request => {
    await refundByStaff(shop, request, await find(request), request.body);
    return read(request);
  });

  implement(app, 'checkStaffPayment', async request => {
    const { id } = await find(request);
    const number = request.params.payment;
    const payment = (await findPayments(shop.db, id)).find(one => one.number === number);
    if (!payment) throw new DomainError('PAYMENT_NOT_FOUND');
    const report = await askProvider(shop, payment);
    await transact(shop.db, async trx => {
      const after = await findPaymentByNumber(trx, number);
      const states = { before: { state: payment.state }, after: { state: after?.state, report: report.state } };
      await audit(trx, request, { subject: 'payment', id: number, ...states });
    });
    const taken = report.state === 'paid' ? report : undefined;
    return {
      order: await read(request),
      report: {
        state: report.state,
        amount: taken ? wire(taken.amount) : null,
        currency: taken?.currency ?? null,
      },
    };
  });

  implement(app, 'payStaffRefund', async request => {
    await payStaffRefund(shop, request, await find(request), request.params.id);
    return read(request);
  });
};

/** Orders for the staff: list, details, papers, commands. */
export const staffOrdersRoutes: Routes = async (app, shop) => {
  for (const add of [listRoutes, paperRoutes, commandRoutes, moneyRoutes]) await add(app, shop);
};
