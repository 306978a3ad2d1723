import { currency } from '@ortoo/contracts';
import { formatDateTime, formatMoney, type Locale } from '@ortoo/i18n';
import { findOrderById } from '../orders/api';
import { findPaymentByNumber, settleNumber } from '../payments/api';
import { writeTo } from '../emails/api';
import { displayReceived } from '../http/display';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import type { StatementStatus } from '../db/schema.payments';
import { accounts, postAll, transfer } from '../money/api';
import type { StatementEntry } from '../providers/bank-statement';
import type { Shop } from '../shop';
import { partsOf, referenceIn, evaluateEntry } from './references.rules';
import { transferProvider } from './transfer-payments';
import {
  insertEntry,
  lastBooked,
  lockTransfer,
  markWhole,
  settleTransfer,
  sumArrived,
  type TransferRow,
} from './transfers.tables';

const day = 86_400_000;
/** Banks enter some amounts late, under an earlier day. */
const overlap = 3 * day;

const here = accounts.provider(transferProvider);
const owed = accounts.payable(transferProvider);

type Movement = Parameters<typeof postAll>[1][number];

/** An amount without an order (yet) is owed back to its sender. */
const movementsFor = (entry: StatementEntry, status: StatementStatus, reference: string | null, before: number) => {
  const movements: Movement[] = [];
  const key = `statement:${entry.id}`;
  if (status === 'exact' && before > 0)
    movements.push({ key: `${key}:whole`, reason: 'put_together', entries: transfer(owed, here, before) });
  if (status !== 'exact' && entry.currency === currency && entry.amount > 0)
    movements.push({
      key,
      reason: reference === null ? 'unknown' : 'set_aside',
      entries: transfer(here, owed, entry.amount),
    });
  return movements;
};

interface Arrival {
  entry: StatementEntry;
  status: StatementStatus;
  expected: TransferRow | undefined;
  before: number;
}

type BuyerEmail = 'overpaid' | 'partly_paid' | 'unmatched_payment';
type ValuesOf = (locale: Locale) => Record<string, string>;

/** Informs the buyer of an order what happens to the money. */
const report = async (trx: Db, number: string, email: BuyerEmail, valuesOf: ValuesOf, now: Date): Promise<void> => {
  const payment = await findPaymentByNumber(trx, number);
  if (payment?.purpose !== 'order') return;
  const order = await findOrderById(trx, payment.purpose_id);
  await writeTo(trx, order, email, valuesOf(order.locale), now);
};

/** Money that does not pay for its order: a part of the sum, or too late, repeated, in another currency. */
const reportUseless = (trx: Db, { entry, status, expected, before }: Arrival, now: Date): Promise<void> | undefined => {
  if (!expected || status === 'exact') return undefined;
  const { number, reference, amount, expires_at } = expected;
  if (status !== 'too_little') {
    const received: ValuesOf = locale => ({ amount: displayReceived(entry.amount, entry.currency, locale) });
    return report(trx, number, 'unmatched_payment', received, now);
  }
  const sum = before + entry.amount;
  const valuesOf: ValuesOf = locale => ({
    amount: formatMoney(sum, locale),
    missing: formatMoney(amount - sum, locale),
    reference,
    deadline: formatDateTime(expires_at, locale),
  });
  return report(trx, number, 'partly_paid', valuesOf, now);
};

/** False when the entry is here already. */
const enter = async (trx: Db, { entry, status, expected, before }: Arrival, now: Date): Promise<boolean> => {
  const reference = expected?.reference ?? null;
  const { id: bank_id, amount, currency: unit, payer, payer_iban = null, remittance } = entry;
  const booked_at = new Date(entry.booked_at);
  const facts = {
    bank_id,
    booked_at,
    amount,
    currency: unit,
    payer,
    payer_iban,
    remittance,
    reference,
    verdict: status,
  };
  if (!(await insertEntry(trx, { ...facts, returned_at: null, created_at: now }))) return false;
  await postAll(trx, movementsFor(entry, status, reference, before), now);
  return true;
};

/** Whether the entry is new, and the number of the payment that it completes. */
const take = async (trx: Db, entry: StatementEntry, now: Date): Promise<{ isNew: boolean; number?: string }> => {
  const named = referenceIn(entry.remittance);
  const expected = named === undefined ? undefined : await lockTransfer(trx, named);
  const before = expected ? await sumArrived(trx, expected.reference) : 0;
  const status = evaluateEntry({ ...entry, booked_at: new Date(entry.booked_at) }, expected, before);
  const [part, excess] = partsOf(entry.amount, status, (expected?.amount ?? 0) - before);
  if (
    !part ||
    !(await enter(trx, { entry: { ...entry, amount: part.amount }, status: part.status, expected, before }, now))
  )
    return { isNew: false };
  if (part.status !== 'exact' || !expected) {
    await reportUseless(trx, { entry, status, expected, before }, now);
    return { isNew: true };
  }
  await settleTransfer(trx, expected.reference, 'paid');
  await markWhole(trx, expected.reference);
  if (excess) {
    const rest = { ...entry, id: `${entry.id}/excess`, amount: excess.amount };
    await enter(trx, { entry: rest, status: excess.status, expected, before: 0 }, now);
    const valuesOf: ValuesOf = locale => ({ amount: formatMoney(excess.amount, locale) });
    await report(trx, expected.number, 'overpaid', valuesOf, now);
  }
  return { isNew: true, number: expected.number };
};

/** Counts of an import. */
export interface Imported {
  entered: number;
  known: number;
  matched: number;
}

/** Records amounts received on our account, and completes the payments. */
export const importEntries = async (shop: Shop, entries: readonly StatementEntry[]): Promise<Imported> => {
  const imported = { entered: 0, known: 0, matched: 0 };
  for (const entry of entries) {
    if (entry.amount <= 0) continue;
    const { isNew, number } = await transact(shop.db, trx => take(trx, entry, shop.clock()));
    imported[isNew ? 'entered' : 'known'] += 1;
    if (number === undefined) continue;
    imported.matched += 1;
    await settleNumber(shop, number);
  }
  return imported;
};

/** Fetches the statement since the last entry. */
export const importStatement = async (shop: Shop): Promise<Imported> => {
  const { bank } = shop.partners;
  if (!bank) return { entered: 0, known: 0, matched: 0 };
  const last = (await lastBooked(shop.db)) ?? shop.clock();
  return importEntries(shop, await bank.statement(new Date(last.getTime() - overlap)));
};

/** Min age of a statement that is fetched again for a buyer who waits, in milliseconds. */
const freshFor = 3_000;

const latest = new WeakMap<Shop, { at: number; done: Promise<unknown> }>();

/** The same for a buyer who waits; those who wait at the same time share one request to the bank. */
export const importFreshStatement = async (shop: Shop): Promise<void> => {
  const now = shop.clock().getTime();
  const known = latest.get(shop);
  if (known && now - known.at < freshFor) return void (await known.done);
  const done = importStatement(shop);
  latest.set(shop, { at: now, done });
  await done;
};
