import { currency, type BankEntry } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { maybeTime, time, wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { accounts, post, transfer } from '../money/api';
import { importEntries, importStatement } from './import-statement';
import { transferProvider } from './transfer-payments';
import { listEntries, markReturned } from './transfers.tables';

type Row = Awaited<ReturnType<typeof listEntries>>['rows'][number];

const serializeEntry = ({ created_at: _, amount, expected, booked_at, returned_at, ...row }: Row): BankEntry => ({
  ...row,
  amount: wire(amount),
  expected: expected === null ? null : wire(expected),
  booked_at: time(booked_at),
  returned_at: maybeTime(returned_at),
});

/** Max bytes of an imported statement: a busy month. */
const maxStatement = 1024 * 1024;

/** Statements of the bank account, for staff decisions on unmatched amounts. */
export const transfersRoutes: Routes = (app, shop) => {
  implement(app, 'listStatementEntries', async ({ query }) => {
    const { rows, paging } = await listEntries(shop.db, query.state === 'open', query);
    return { ...paging, entries: rows.map(serializeEntry) };
  });

  implement(app, 'importBankStatement', { bodyLimit: maxStatement }, async ({ body }) =>
    body ? importEntries(shop, body.entries) : importStatement(shop),
  );

  implement(app, 'returnStatementEntry', async ({ params }) => {
    const now = shop.clock();
    await transact(shop.db, async trx => {
      const entry = await markReturned(trx, params.id, now);
      if (!entry) throw new DomainError('STATEMENT_ENTRY_SETTLED');
      if (entry.currency !== currency) return;
      const entries = transfer(accounts.payable(transferProvider), accounts.provider(transferProvider), entry.amount);
      await post(trx, { key: `statement:${entry.bank_id}:return`, reason: 'returned', entries }, now);
    });
  });
};
