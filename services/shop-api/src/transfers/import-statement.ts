import { currency } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { findOrderById } from '../orders/api';
import { findPaymentByNumber, settleNumber } from '../payments/api';
import { writeTo } from '../emails/api';
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

/** Informs the buyer of an order that the rest of the money is refunded. */
const reportExcess = async (trx: Db, number: string, excess: number, now: Date): Promise<void> => {
  const payment = await findPaymentByNumber(trx, number);
  if (payment?.purpose !== 'order') return;
  const order = await findOrderById(trx, payment.purpose_id);
  await writeTo(trx, order, 'overpaid', { amount: formatMoney(excess, order.locale) }, now);
};

interface Arrival {
  entry: StatementEntry;
  status: StatementStatus;
  expected: TransferRow | undefined;
  before: number;
}

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

/** Returns the number of the payment that an entry completes. */
const take = async (trx: Db, entry: StatementEntry, now: Date): Promise<string | undefined> => {
  const named = referenceIn(entry.remittance);
  const expected = named === undefined ? undefined : await lockTransfer(trx, named);
  const before = expected ? await sumArrived(trx, expected.reference) : 0;
  const status = evaluateEntry({ ...entry, booked_at: new Date(entry.booked_at) }, expected, before);
  const [part, excess] = partsOf(entry.amount, status, (expected?.amount ?? 0) - before);
  if (
    !part ||
    !(await enter(trx, { entry: { ...entry, amount: part.amount }, status: part.status, expected, before }, now))
  )
    return undefined;
  if (part.status !== 'exact' || !expected) return undefined;
  await settleTransfer(trx, expected.reference, 'paid');
  await markWhole(trx, expected.reference);
  if (excess) {
    const rest = { ...entry, id: `${entry.id}/excess`, amount: excess.amount };
    await enter(trx, { entry: rest, status: excess.status, expected, before: 0 }, now);
    await reportExcess(trx, expected.number, excess.amount, now);
  }
  return expected.number;
};

/** Records amounts received on our account, and completes the payments. Returns the number of new ones. */
export const importEntries = async (shop: Shop, entries: readonly StatementEntry[]): Promise<{ matched: number }> => {
  let matched = 0;
  for (const entry of entries) {
    if (entry.amount <= 0) continue;
    const number = await transact(shop.db, trx => take(trx, entry, shop.clock()));
    if (number === undefined) continue;
    matched += 1;
    await settleNumber(shop, number);
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
