import { currency } from '@ortoo/contracts';
import { findPaymentByNumber, settlePayment } from '../checkout/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema';
import type { StatementVerdict } from '../db/schema.payments';
import { accounts, postAll, transfer } from '../money/api';
import type { StatementEntry } from '../providers/bank-statement';
import type { Shop } from '../shop';
import { referenceIn, verdictOn } from './references.rules';
import { transferProvider } from './transfer-payments';
import { insertEntry, lastBooked, lockTransfer, markWhole, settleTransfer, sumArrived } from './transfers.tables';

const day = 86_400_000;
/** Banks enter some amounts late, under an earlier day. */
const overlap = 3 * day;

const here = accounts.provider(transferProvider);
const owed = accounts.payable(transferProvider);

type Movement = Parameters<typeof postAll>[1][number];

/** What is not (yet) somebody's order is owed back to who sent it. */
const movementsFor = (entry: StatementEntry, verdict: StatementVerdict, reference: string | null, before: number) => {
  const movements: Movement[] = [];
  const key = `statement:${entry.id}`;
  if (verdict === 'exact' && before > 0)
    movements.push({ key: `${key}:whole`, reason: 'put_together', entries: transfer(owed, here, before) });
  if (verdict !== 'exact' && entry.currency === currency && entry.amount > 0)
    movements.push({
      key,
      reason: reference === null ? 'unknown' : 'set_aside',
      entries: transfer(here, owed, entry.amount),
    });
  return movements;
};

const take = async (trx: Kysely<Tables>, entry: StatementEntry, now: Date): Promise<string | undefined> => {
  const named = referenceIn(entry.remittance);
  const expected = named === undefined ? undefined : await lockTransfer(trx, named);
  const reference = expected?.reference ?? null;
  const before = expected ? await sumArrived(trx, expected.reference) : 0;
  const booked_at = new Date(entry.booked_at);
  const verdict = verdictOn({ ...entry, booked_at }, expected, before);
  const { id: bank_id, amount, payer, remittance } = entry;
  const isNew = await insertEntry(trx, {
    bank_id,
    booked_at,
    amount,
    currency: entry.currency,
    payer,
    payer_iban: entry.payer_iban ?? null,
    remittance,
    reference,
    verdict,
    returned_at: null,
    created_at: now,
  });
  if (!isNew) return undefined;
  await postAll(trx, movementsFor(entry, verdict, reference, before), now);
  if (verdict !== 'exact' || !expected) return undefined;
  await settleTransfer(trx, expected.reference, 'paid');
  await markWhole(trx, expected.reference);
  return expected.number;
};

/** Takes note of what came to our account, and completes the orders that it pays exactly. Answers how many were new. */
export const importEntries = async (shop: Shop, entries: readonly StatementEntry[]): Promise<{ matched: number }> => {
  let matched = 0;
  for (const entry of entries) {
    if (entry.amount <= 0) continue;
    const number = await shop.db.transaction().execute(trx => take(trx, entry, shop.clock()));
    const payment = number === undefined ? undefined : await findPaymentByNumber(shop.db, number);
    if (!payment) continue;
    matched += 1;
    await settlePayment(shop, payment);
  }
  return { matched };
};

/** Fetches the statement since the last entry. */
export const importStatement = async (shop: Shop): Promise<{ matched: number }> => {
  const { bank } = shop.partners;
  if (!bank) return { matched: 0 };
  const last = (await lastBooked(shop.db)) ?? shop.clock();
  return importEntries(shop, await bank.statement(new Date(last.getTime() - overlap)));
};
