import { currency } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import { accounts, postAll, transfer } from '../money/api';
import { transferProvider } from './transfer-payments';
import {
  countParts,
  type EntryRow,
  insertEntry,
  lockOpenEntry,
  lockTransfer,
  markWhole,
  setEntry,
  settleTransfer,
  sumArrived,
  type TransferRow,
} from './transfers.tables';

/** What a transfer gets of an entry. */
export interface EntryPart {
  reference: string;
  amount: number;
}

interface Assigned extends EntryPart {
  expected: TransferRow;
  /** What had arrived for it. */
  before: number;
}

/** An entry in tugrik that waits for a decision, locked. @param amount as its reader saw it */
export const requireOpenEntry = async (trx: Db, id: number, amount?: number): Promise<EntryRow> => {
  const entry = await lockOpenEntry(trx, id);
  const isSeen = amount === undefined || entry?.amount === amount;
  if (entry?.currency !== currency || !isSeen) throw new DomainError('STATEMENT_ENTRY_SETTLED');
  return entry;
};

export const requireSum = (entry: Pick<EntryRow, 'amount'>, parts: readonly { amount: number }[]): void => {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) > entry.amount) throw new DomainError('MATCH_SUM');
};

const lockExpected = async (trx: Db, entry: EntryRow, { reference, amount }: EntryPart): Promise<Assigned> => {
  const expected = await lockTransfer(trx, reference);
  if (expected?.state !== 'open') throw new DomainError('ORDER_COMPLETE');
  const before = await sumArrived(trx, reference, entry.id);
  const due = expected.amount - before;
  if (amount > due) throw new DomainError('MATCH_AMOUNT', { amounts: { due } });
  return { reference, amount, expected, before };
};

const isWhole = ({ amount, expected, before }: Assigned): boolean => before + amount === expected.amount;

/** What is left of an entry. One that was a part of another order's money is no longer that. */
const restOf = ({ verdict, reference }: EntryRow, amount: number) =>
  verdict === 'too_little'
    ? { amount, verdict: 'unknown_reference' as const, reference: null }
    : { amount, verdict, reference };

/** The first part stays the bank's entry, the others become entries of their own. */
const divide = async (trx: Db, entry: EntryRow, parts: readonly Assigned[], now: Date): Promise<void> => {
  const rest = parts.reduce((left, { amount }) => left - amount, entry.amount);
  const assigned = parts.map(part => ({
    amount: part.amount,
    reference: part.reference,
    verdict: isWhole(part) ? ('exact' as const) : ('too_little' as const),
  }));
  const [first, ...others] = rest > 0 ? [...assigned, restOf(entry, rest)] : assigned;
  if (first) await setEntry(trx, entry.id, first);
  const { id: _, outcome: __, returned_at: ___, ...facts } = entry;
  const known = await countParts(trx, entry.bank_id);
  for (const [at, part] of others.entries())
    await insertEntry(trx, { ...facts, ...part, bank_id: `${entry.bank_id}/${known + at + 1}`, created_at: now });
};

/**
 * Gives an entry that paid for nothing to the transfers that it is for; what is left of it stays open. Money that
 * completes a sum is no longer owed back to its sender. Returns the numbers of the payments that are complete.
 */
export const matchEntry = async (
  trx: Db,
  entry: EntryRow,
  parts: readonly EntryPart[],
  now: Date,
): Promise<string[]> => {
  requireSum(entry, parts);
  const assigned: Assigned[] = [];
  for (const part of [...parts].sort((a, b) => (a.reference < b.reference ? -1 : 1)))
    assigned.push(await lockExpected(trx, entry, part));
  await divide(trx, entry, assigned, now);
  const whole = assigned.filter(isWhole);
  for (const { reference } of whole) {
    await settleTransfer(trx, reference, 'paid');
    await markWhole(trx, reference);
  }
  const movements = whole.map(({ reference, expected }) => ({
    key: `statement:${entry.bank_id}:${reference}`,
    reason: 'put_together',
    entries: transfer(accounts.payable(transferProvider), accounts.provider(transferProvider), expected.amount),
  }));
  await postAll(trx, movements, now);
  return whole.map(({ expected }) => expected.number);
};
