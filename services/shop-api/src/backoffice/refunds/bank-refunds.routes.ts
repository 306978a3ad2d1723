import { toMoney, type BankRefund } from '@ortoo/contracts';
import { maybeTime, time, wire } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { implementList, timeCell } from '../../http/implement-list';
import { payReturn } from '../../returns/api';
import { payStaffRefund } from '../orders/refund-order';
import { type BankRefundRow, findBankRefund, listBankRefunds } from './bank-refunds.tables';

const serialize = ({ id, order_number, return_number, ...row }: BankRefundRow): BankRefund => ({
  ...{ id, order_number, return_number, buyer: row.buyer, phone: row.phone, reason: row.reason },
  account: row.iban === null ? null : { name: row.account_name ?? '', iban: row.iban },
  amount: wire(row.amount),
  created_at: time(row.created_at),
  paid_at: maybeTime(row.paid_at),
});

/** Refunds that staff transfer to bank accounts, whatever they are for. */
export const bankRefundsRoutes: Routes = (app, shop) => {
  const find = async (id: number): Promise<BankRefundRow> => {
    const row = await findBankRefund(shop.db, id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  };

  implementList(
    app,
    'listBankRefunds',
    {
      rows: ({ bank_refunds }) => bank_refunds,
      columns: {
        order: ({ order_number }) => order_number,
        returned: ({ return_number }) => return_number,
        date: ({ created_at }, locale) => timeCell(created_at, locale),
        name: ({ account }) => account && account.name,
        account: ({ account }) => account && account.iban,
        amount: ({ amount }) => toMoney(amount),
        buyer: ({ buyer }) => buyer,
        phone: ({ phone }) => phone,
        reason: ({ reason }) => reason,
        settled: ({ paid_at }, locale) => timeCell(paid_at, locale),
      },
    },
    async ({ query: { page, per_page, ...filter } }) => {
      const { rows, paging } = await listBankRefunds(shop.db, filter, { page, per_page });
      return { ...paging, bank_refunds: rows.map(serialize) };
    },
  );

  implement(app, 'payBankRefund', async request => {
    const { id } = request.params;
    const { order_id, order_number: number, return_id } = await find(id);
    if (return_id !== null) await payReturn(shop, request, return_id);
    else if (order_id !== null) await payStaffRefund(shop, request, { id: order_id, number }, id);
    return serialize(await find(id));
  });
};
