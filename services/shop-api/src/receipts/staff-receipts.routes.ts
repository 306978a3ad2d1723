import { toMoney, type StaffReceipt } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { maybeTime, time, wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import { audit } from '../staff/api';
import { issueReceipt } from './issue-receipts';
import { advanceTry, findStaffReceipt, listStaffReceipts, type StaffReceiptRow } from './staff-receipts.tables';

const serializeReceipt = ({ total, vat, ...row }: StaffReceiptRow): StaffReceipt => ({
  ...row,
  total: wire(total),
  vat: vat === null ? null : (vat / 100).toFixed(2),
  next_try_at: time(row.next_try_at),
  issued_at: maybeTime(row.issued_at),
  created_at: time(row.created_at),
});

/** Receipts for staff: what the tax office has not accepted, and another try. */
export const staffReceiptsRoutes: Routes = (app, shop) => {
  implementList(
    app,
    'listStaffReceipts',
    {
      rows: ({ receipts }) => receipts,
      columns: {
        order: ({ order_number }) => order_number,
        date: ({ created_at }, locale) => timeCell(created_at, locale),
        buyer: ({ buyer }) => buyer,
        amount: ({ total }) => toMoney(total),
        vat: ({ vat }) => vat && Number(vat),
        kind: ({ kind }) => kind,
        organization: ({ organization_name }) => organization_name,
        registry: ({ registry_number }) => registry_number,
        state: ({ state }) => state,
        ddtd: ({ ddtd }) => ddtd,
        issued: ({ issued_at }, locale) => timeCell(issued_at, locale),
        tries: ({ tries }) => tries,
        fault: ({ fault }) => fault,
      },
    },
    async ({ query: { page, per_page, ...filter } }) => {
      const { rows, paging } = await listStaffReceipts(shop.db, filter, { page, per_page });
      return { ...paging, receipts: rows.map(serializeReceipt) };
    },
  );

  implement(app, 'retryReceipt', async request => {
    const { number } = request.params;
    const orderId = await transact(shop.db, async trx => {
      const due = await advanceTry(trx, number, shop.clock());
      if (!due) throw new DomainError((await findStaffReceipt(trx, number)) ? 'RECEIPT_ISSUED' : 'ORDER_NOT_FOUND');
      const { order_id, tries } = due;
      await audit(trx, request, { subject: 'receipt', id: number, before: { tries }, after: { tries: tries + 1 } });
      return order_id;
    });
    await issueReceipt(shop, orderId);
    const row = await findStaffReceipt(shop.db, number);
    if (!row) throw new DomainError('ORDER_NOT_FOUND');
    return serializeReceipt(row);
  });
};
