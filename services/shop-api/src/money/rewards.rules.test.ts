import fc from 'fast-check';
import { rewardsFor } from './rewards.rules';

const cashback = {
  code: 'cashback',
  funding: 'cashback',
  cashback: 0.02,
  cashback_by_variant: { 'SKU-1': 0.01 },
} as const;
const loyalty = { code: 'loyalty', funding: 'loyalty', cashback: 0.03, cashback_by_variant: {} } as const;
const money = { code: 'money', funding: 'cash', cashback: 0, cashback_by_variant: {} } as const;
const lines = [
  { sku: 'SKU-1', amount: 99_999 },
  { sku: 'SKU-2', amount: 50_000 },
];

it('earns two percent and three, one percent for a variant with its own share, rounded down', () => {
  expect(rewardsFor([cashback, loyalty, money], lines, { inMoney: 149_999, gross: 149_999 })).toEqual([
    { wallet: 'cashback', reason: 'cashback', amount: 999 + 1_000 },
    { wallet: 'loyalty', reason: 'loyalty', amount: 2_999 + 1_500 },
  ]);
});

it('earns nothing for amounts paid by points or cards', () => {
  expect(rewardsFor([loyalty], lines, { inMoney: 0, gross: 149_999 })).toEqual([]);
  const [half] = rewardsFor([loyalty], [{ sku: 'SKU-2', amount: 50_000 }], { inMoney: 25_000, gross: 50_000 });
  expect(half?.amount).toBe(750);
});

it('never earns more than the share of the money that was paid', () => {
  const sum = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(sum, { minLength: 1, maxLength: 9 }), sum, fc.nat(20_000), (amounts, paid, ship) => {
      const gross = amounts.reduce((total, one) => total + one, 0) + ship;
      const inMoney = Math.min(paid, gross);
      const rewards = rewardsFor(
        [loyalty],
        amounts.map(one => ({ sku: 'SKU-2', amount: one })),
        { inMoney, gross },
      );
      expect(rewards[0]?.amount ?? 0).toBeLessThanOrEqual(inMoney * 0.03);
    }),
    { numRuns: 1_000 },
  );
});
