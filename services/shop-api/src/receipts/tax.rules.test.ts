import fc from 'fast-check';
import { retryAfter, taxedLines, vatWithin } from './tax.rules';

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

it('spreads a discount so that lines make what was paid, none of them below nothing', () => {
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

it('waits longer from try to try, and never longer than six hours', () => {
  expect([0, 1, 2, 3, 20].map(tries => retryAfter(tries) / 60_000)).toEqual([1, 2, 4, 8, 360]);
});
