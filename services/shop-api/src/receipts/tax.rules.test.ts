import fc from 'fast-check';
import { remainingLines, retryAfter, taxedLines, vatWithin } from './tax.rules';

it.each([
  [100_000, 9_091],
  [1_100, 100],
  [0, 0],
])('finds in %i hundredths %i of tax', (gross, vat) => {
  expect(vatWithin(gross)).toBe(vat);
});

const line = fc.record({
  name: fc.constant('Бараа'),
  sku: fc.constant('S'),
  hotel: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 0, max: 10_000_000 }),
});

it('spreads a discount so that lines add up to the payment, none of them negative', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lines, part) => {
        const sum = lines.reduce((total, { amount }) => total + amount, 0);
        const discount = Math.floor(sum * part);
        const taxed = taxedLines(lines, discount);
        expect(taxed.reduce((total, one) => total + one.total, 0)).toBe((sum - discount) * 100);
        for (const [index, { total, vat }] of taxed.entries()) {
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual((lines[index]?.amount ?? 0) * 100);
          expect(Math.abs(vat * 11 - total)).toBeLessThanOrEqual(6);
        }
      },
    ),
  );
});

const soldLine = fc
  .record({ unit: fc.integer({ min: 1, max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 9 }), part: fc.nat(9) })
  .map(({ unit, quantity, part }) => ({
    name: 'Бараа',
    sku: 'S',
    hotel: false,
    quantity,
    amount: unit * quantity,
    returned: Math.min(part, quantity),
  }));

it('lists the retained part of a sale: to the tugrik, no negative and no returned lines', () => {
  fc.assert(
    fc.property(
      fc.array(soldLine, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sold, part) => {
        const left = sold.reduce(
          (sum, line) => sum + (line.amount / line.quantity) * (line.quantity - line.returned),
          0,
        );
        const remaining = Math.floor(left * part);
        const lines = remainingLines(sold, remaining);
        expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(remaining * 100);
        expect(lines.every(({ total, quantity }) => total > 0 && quantity > 0)).toBe(true);
        const pieces = sold.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(pieces);
      },
    ),
  );
});

it('waits longer from try to try, up to six hours', () => {
  expect([0, 1, 2, 3, 20].map(tries => retryAfter(tries) / 60_000)).toEqual([1, 2, 4, 8, 360]);
});
