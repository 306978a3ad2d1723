import type { StaffSales } from '@ortoo/contracts';
import { averageOf, changeOf, seriesOf } from './sales.rules';

const totals = { amount: '0.0', orders: 0, refunded: null };

it('makes a series of each kind that was sold, with every day', () => {
  const days = [
    { date: '2026-11-20', amounts: { trip: '500000.0', goods: '20000.0' } },
    { date: '2026-11-21', amounts: {} },
    { date: '2026-11-22', amounts: { goods: '30000.0', ticket: '0.0' } },
  ];
  const sales: StaffSales = { days, totals, before: totals };
  expect(seriesOf(sales)).toEqual([
    { kind: 'goods', amounts: [20_000, 0, 30_000] },
    { kind: 'trip', amounts: [500_000, 0, 0] },
  ]);
});

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [100, 0, null],
])('says that %d after %d is a change of %s percent', (now, before, change) =>
  expect(changeOf(now, before)).toBe(change),
);

it('has no average without orders', () => {
  expect(averageOf({ amount: '100000.0', orders: 3 })).toBe(33_333);
  expect(averageOf({ amount: '0.0', orders: 0 })).toBe(0);
});
