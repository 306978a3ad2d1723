import { leaseTerms, money } from '@ortoo/contracts';
import { leaseOf } from './lease.rules';

describe('leaseOf', () => {
  it('returns undefined below the limit', () => expect(leaseOf(money(119_999))).toBeUndefined());

  it.each([
    // price, down payment, financed, a month
    [120_000, 36_000, 84_000, 7846],
    [329_000, 98_700, 230_300, 21_511],
    [1_000_000, 300_000, 700_000, 65_382],
  ])('of %d', (price, downPayment, financed, monthly) =>
    expect(leaseOf(money(price), 12)).toEqual({ downPayment, financed, monthly, months: 12 }),
  );

  it('uses the longest duration by default', () =>
    expect(leaseOf(money(1_000_000))).toEqual(leaseOf(money(1_000_000), 24)));

  it('finances at most the maximum, the rest is the down payment', () => {
    const lease = leaseOf(money(5_000_000));
    expect(lease).toMatchObject({ financed: leaseTerms.max, downPayment: 3_500_000 });
  });

  it('repays the financed amount and its interest without rounding excess', () => {
    const { financed, monthly, months } = leaseOf(money(777_777))!;
    const rate = leaseTerms.interestPercent / 100;
    let left: number = financed;
    for (let month = 0; month < months; month += 1) left = left * (1 + rate) - monthly;
    expect(left).toBeLessThanOrEqual(0);
    expect(left).toBeGreaterThan(-months * (1 + rate) ** months);
  });
});
