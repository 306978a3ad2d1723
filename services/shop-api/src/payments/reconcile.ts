import pLimit from 'p-limit';
import type { Shop } from '../shop';
import { followedFor } from './payment-checks.rules';
import { describeDifference, differenceOf } from './reconcile.rules';
import { findRecord, listRecords, type PaymentRecord } from './records.tables';

/** Concurrent queries to providers. */
const atOnce = 4;

/** Result of a comparison with the providers' own records. */
export interface Reconciliation {
  compared: number;
  differences: readonly string[];
}

const compare = async (
  shop: Shop,
  { number, provider: name, invoice_id }: PaymentRecord,
): Promise<string | undefined> => {
  const provider = shop.providers[name];
  if (!provider) return `${number}: there is no account at ${name}`;
  try {
    const report = await provider.check(invoice_id);
    // Read after the answer: a payment may have been settled meanwhile.
    const record = await findRecord(shop.db, number);
    const difference = record && differenceOf(record, report);
    return difference && describeDifference(difference);
  } catch (error) {
    return `${number}: ${name} does not say (${error instanceof Error ? error.message : String(error)})`;
  }
};

/** Compares the payments of the last days with the providers' records, and reports each difference. */
export const reconcile = async (shop: Shop): Promise<Reconciliation> => {
  const records = await listRecords(shop.db, new Date(shop.clock().getTime() - followedFor));
  const slots = pLimit(atOnce);
  const found = await Promise.all(records.map(record => slots(() => compare(shop, record))));
  return { compared: records.length, differences: found.filter(difference => difference !== undefined) };
};
