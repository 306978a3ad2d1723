import fc from 'fast-check';
import { feeBack, paidFor, spread, withhold } from './refund.rules';

const spreadOver = (amount: number, ...lefts: number[]) =>
  spread(
    amount,
    lefts.map((left, id) => ({ id, left })),
  ).map(part => [part.payment.id, part.amount]);

it.each([
  [
    spreadOver(100, 50, 50),
    [
      [0, 50],
      [1, 50],
    ],
  ],
  [
    spreadOver(50, 100, 300),
    [
      [0, 12],
      [1, 38],
    ],
  ],
  [spreadOver(1, 100, 300), [[1, 1]]],
  [
    spreadOver(400, 100, 300),
    [
      [0, 100],
      [1, 300],
    ],
  ],
  [spreadOver(10, 0, 300), [[1, 10]]],
])('%j', (parts, expected) => expect(parts).toEqual(expected));

it('refunds the amount to the tugrik, and no payment more than is left of it', () => {
  const lefts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lefts, fc.nat(1_000), (some, permille) => {
      const total = some.reduce((sum, left) => sum + left, 0);
      const amount = Math.floor((total * permille) / 1_000);
      const parts = spread(
        amount,
        some.map((left, id) => ({ id, left })),
      );
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      expect(parts.every(part => part.amount > 0 && part.amount <= part.payment.left)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('includes the discount', () => expect(paidFor({ items: 120_000, adjustments: -18_000 }, 40_001)).toBe(34_000));

it('refunds the fee last, all of it and no more', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (refunds, share) => {
      const paid = refunds.reduce((sum, amount) => sum + amount, 0);
      const fee = Math.floor(paid * share);
      let [left, back] = [paid, 0];
      for (const amount of refunds) {
        const part = feeBack(amount, left, fee);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
        left -= amount;
        back += part;
        if (left >= fee) expect(back).toBe(0);
      }
      expect(back).toBe(fee);
    }),
  );
});

it('deducts the missing amount, of each no more than it has, from the first on', () => {
  const amounts = fc.array(fc.nat(100_000), { maxLength: 6 });
  fc.assert(
    fc.property(fc.nat(300_000), amounts, (missing, parts) => {
      const taken = withhold(missing, parts);
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(sum(taken)).toBe(Math.min(missing, sum(parts)));
      for (const [index, one] of taken.entries()) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(parts[index] ?? 0);
        if (one < (parts[index] ?? 0)) expect(sum(taken.slice(index + 1))).toBe(0);
      }
    }),
  );
});
