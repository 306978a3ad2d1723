import { type ProductKind, type StaffSales, toMoney, type WireMoney } from '@ortoo/contracts';

/** Kinds in the order in which they are stacked. */
const kinds: readonly ProductKind[] = ['goods', 'ticket', 'coupon', 'hotel', 'trip'];

/** The amounts of one kind, one for each day. */
export interface Series {
  kind: ProductKind;
  amounts: number[];
}

/** The kinds that were sold in the period, day by day. */
export const seriesOf = ({ days }: StaffSales): Series[] =>
  kinds
    .map(kind => ({ kind, amounts: days.map(({ amounts }) => toMoney(amounts[kind] ?? '0.0')) }))
    .filter(({ amounts }) => amounts.some(amount => amount > 0));

/** Whole percent that a figure has changed by; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

export const averageOf = ({ amount, orders }: { amount: WireMoney; orders: number }): number =>
  orders === 0 ? 0 : Math.round(toMoney(amount) / orders);
