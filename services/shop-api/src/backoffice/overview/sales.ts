import type { SalesPeriod, StaffSales } from '@ortoo/contracts';
import { wire } from '../../http/display';
import type { Shop } from '../../shop';
import { midnight, shopDay } from '../../shop-day.rules';
import { findRefunded, findSales } from './sales.tables';

/** The last days with today, and as many before them. */
export const readSales = async (
  { db, clock }: Shop,
  length: SalesPeriod,
  vendorId: number | null,
): Promise<StaffSales> => {
  const today = shopDay(clock());
  const dates = Array.from({ length }, (_, position) => shopDay(midnight(today, position - length + 1)));
  const begin = midnight(today, 1 - length);
  const request = { from: midnight(today, 1 - 2 * length), begin, to: midnight(today, 1), vendorId };
  const [rows, refunded] = await Promise.all([findSales(db, request), vendorId === null && findRefunded(db, request)]);

  const totals = (isBefore: boolean) => {
    const sum = rows.find(row => row.day === null && row.is_before === isBefore);
    const back = refunded && wire(isBefore ? refunded.before : refunded.now);
    return { amount: wire(sum?.amount ?? 0), orders: sum?.orders ?? 0, refunded: back || null };
  };
  const amountsOf = (date: string) =>
    Object.fromEntries(
      rows.flatMap(({ day, kind, amount }) => (day === date && kind !== null ? [[kind, wire(amount)]] : [])),
    );
  return {
    days: dates.map(date => ({ date, amounts: amountsOf(date) })),
    totals: totals(false),
    before: totals(true),
  };
};
