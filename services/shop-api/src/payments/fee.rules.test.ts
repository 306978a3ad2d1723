import fc from 'fast-check';
import { feeFor } from './fee.rules';

it.each([
  [{ fee: 0, fee_share: 0 }, 125_000, 0],
  [{ fee: 500, fee_share: 0 }, 125_000, 500],
  [{ fee: 0, fee_share: 0.01 }, 125_000, 1_250],
  [{ fee: 0, fee_share: 0.01 }, 125_001, 1_251],
  [{ fee: 200, fee_share: 0.0125 }, 1, 201],
  [{ fee: 500, fee_share: 0.5 }, 0, 0],
  // 0.29 × 100 is more than 29 in floating point, which must not round up to 30.
  [{ fee: 0, fee_share: 0.29 }, 100, 29],
])('%j costs for %i: %i', (terms, amount, fee) => expect(feeFor(terms, amount)).toBe(fee));

it('is whole, covers its share, exceeds it by less than a tugrik, and never falls when more is paid', () => {
  const share = fc.integer({ min: 0, max: 9_999 });
  const amount = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(fc.nat(100_000), share, amount, fc.nat(1_000_000), (fee, hundredths, paid, more) => {
      const terms = { fee, fee_share: hundredths / 10_000 };
      const charged = feeFor(terms, paid);
      expect(Number.isSafeInteger(charged)).toBe(true);
      const excess = (charged - fee) * 10_000 - paid * hundredths;
      expect(excess).toBeGreaterThanOrEqual(0);
      expect(excess).toBeLessThan(10_000);
      expect(feeFor(terms, paid + more)).toBeGreaterThanOrEqual(charged);
    }),
  );
});
