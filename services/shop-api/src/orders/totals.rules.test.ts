import fc from 'fast-check';
import { includedTax, totalsOf } from './totals.rules';

it.each([
  [0, 0],
  [1100, 100],
  [1000, 91],
])('%d contains %d of tax', (gross, tax) => expect(includedTax(gross)).toBe(tax));

it('adds up: the total is lines and delivery, and never less than either', () => {
  const line = fc.record({ price: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.nat(50_000), (lines, fee) => {
      const totals = totalsOf(lines, fee);
      expect(totals.total).toBe(totals.items + totals.ship);
      expect(Number.isSafeInteger(totals.total)).toBe(true);
      expect(totals.tax).toBeLessThanOrEqual(totals.total);
      expect(totals.quantity).toBeGreaterThanOrEqual(lines.length);
    }),
  );
});
