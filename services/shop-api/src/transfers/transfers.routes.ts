import { currency, type BankEntry } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { maybeTime, time, wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { accounts, post, transfer } from '../money/api';
import { audit } from '../staff/api';
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

  implement(app, 'importBankStatement', { bodyLimit: maxStatement }, async request => {
    const { body } = request;
    const imported = await (body ? importEntries(shop, body.entries) : importStatement(shop));
    const after = { entries: body?.entries.map(({ id }) => id) ?? null, ...imported };
    // Each entry is a transaction of its own, so that one that fails does not hold up the others.
    await transact(shop.db, trx =>
      audit(trx, request, { subject: 'statement_entry', id: 'import', before: null, after }),
    );
    return imported;
  });

  implement(app, 'returnStatementEntry', async request => {
    const now = shop.clock();
    await transact(shop.db, async trx => {
      const entry = await markReturned(trx, request.params.id, now);
      if (!entry) throw new DomainError('STATEMENT_ENTRY_SETTLED');
      const change = { before: { returned_at: null }, after: { returned_at: now, amount: entry.amount } };
      await audit(trx, request, { subject: 'statement_entry', id: entry.bank_id, ...change });
      if (entry.currency !== currency) return;
      const entries = transfer(accounts.payable(transferProvider), accounts.provider(transferProvider), entry.amount);
      await post(trx, { key: `statement:${entry.bank_id}:return`, reason: 'returned', entries }, now);
    });
  });
};
