import { toMoney, type BankEntry } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { maybeTime, time, wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import { accounts } from '../money/api';
import { audit } from '../staff/api';
import { endStatementEntry } from './end-entry';
import { importEntries, importStatement } from './import-statement';
import { readStatement } from './statement-csv';
import { transferProvider } from './transfer-payments';
import { type ListedEntry, listEntries } from './transfers.tables';

export const serializeEntry = ({ created_at: _, ...row }: ListedEntry): BankEntry => ({
  ...row,
  amount: wire(row.amount),
  expected: row.expected === null ? null : wire(row.expected),
  booked_at: time(row.booked_at),
  returned_at: maybeTime(row.returned_at),
});

/** Max bytes of an imported statement: a busy month, its letters in two bytes each. */
const maxStatement = 3 * 1024 * 1024;

/** Reads the bank's file, or rejects one that it is not. */
const requireStatement = (csv: string) => {
  const statement = readStatement(csv);
  if (!statement) throw new DomainError('STATEMENT_FORMAT');
  return statement;
};

/** Statements of the bank account, for staff decisions on unmatched amounts. */
export const transfersRoutes: Routes = (app, shop) => {
  implementList(
    app,
    'listStatementEntries',
    {
      rows: ({ entries }) => entries,
      columns: {
        date: ({ booked_at }, locale) => timeCell(booked_at, locale),
        amount: ({ amount }) => toMoney(amount),
        currency: ({ currency }) => currency,
        payer: ({ payer }) => payer,
        account: ({ payer_iban }) => payer_iban,
        reference: ({ remittance }) => remittance,
        order: ({ order_number }) => order_number,
        state: ({ verdict }) => verdict,
        returned: ({ returned_at }, locale) => timeCell(returned_at, locale),
      },
    },
    async ({ query: { page, per_page, ...filter } }) => {
      const { rows, paging } = await listEntries(shop.db, filter, { page, per_page });
      return { ...paging, entries: rows.map(serializeEntry) };
    },
  );

  implement(app, 'importBankStatement', { bodyLimit: maxStatement }, async request => {
    const { body } = request;
    const { entries, rejected } =
      body && 'csv' in body ? requireStatement(body.csv) : { entries: body?.entries, rejected: [] };
    const imported = { ...(await (entries ? importEntries(shop, entries) : importStatement(shop))), rejected };
    // Each entry is a transaction of its own, so that one that fails does not hold up the others.
    await transact(shop.db, trx =>
      audit(trx, request, { subject: 'statement_entry', id: 'import', before: null, after: imported }),
    );
    return imported;
  });

  implement(app, 'returnStatementEntry', request =>
    endStatementEntry(shop, request, {
      id: request.params.id,
      outcome: 'returned',
      to: accounts.provider(transferProvider),
      reason: request.body?.reason,
    }),
  );
};
