import { currency } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { type Account, accounts, post, transfer } from '../money/api';
import type { Shop } from '../shop';
import { audit, type StaffRequest } from '../staff/api';
import { transferProvider } from './transfer-payments';
import { endEntry } from './transfers.tables';

interface EntryEnd {
  id: number;
  outcome: 'returned' | 'credited';
  /** Account that the money goes to. */
  to: Account;
  /** What the audit says of it. */
  details?: object;
  reason?: string | undefined;
}

/** Ends an entry that pays for nothing. Only tugrik are in our books, so only they can be credited. */
export const endStatementEntry = async (shop: Shop, request: StaffRequest, end: EntryEnd): Promise<void> => {
  const { id, outcome, to, details, reason } = end;
  const now = shop.clock();
  await transact(shop.db, async trx => {
    const entry = await endEntry(trx, id, outcome, now);
    const isBooked = entry?.currency === currency;
    if (!entry || (outcome === 'credited' && !isBooked)) throw new DomainError('STATEMENT_ENTRY_SETTLED');
    const change = { before: { outcome: null }, after: { outcome, amount: entry.amount, ...details } };
    await audit(trx, request, { subject: 'statement_entry', id: entry.bank_id, ...change, reason });
    if (!isBooked) return;
    const key = `statement:${entry.bank_id}:${outcome === 'returned' ? 'return' : 'credit'}`;
    const entries = transfer(accounts.payable(transferProvider), to, entry.amount);
    await post(trx, { key, reason: outcome, entries }, now);
  });
};
