import { leaseTerms, annuity, leaseOffer, scheduleFor } from '@ortoo/contracts';
import fc from 'fast-check';
import { dueOn } from './lease.rules';

const months = fc.constantFrom(...leaseTerms.months);
const principals = fc.integer({ min: leaseTerms.min, max: leaseTerms.max });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

it.each([
  // 62 062.957…, 140 102.965… and 41 448.562… by adding up the discounted payments in fractions.
  [350_000, 6, 62_063],
  [1_500_000, 12, 140_103],
  [120_000, 3, 41_449],
])('lends %i for %i months at %i a month', (principal, count, monthly) => {
  expect(annuity(principal, count)).toBe(monthly);
});

it('has instalments that repay exactly the loan, equal except the last', () => {
  fc.assert(
    fc.property(principals, months, (principal, count) => {
      const schedule = scheduleFor(principal, count);
      expect(schedule.map(({ position }) => position)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      expect(sum(schedule.map(instalment => instalment.principal))).toBe(principal);
      const monthly = annuity(principal, count);
      for (const { amount, principal: part, interest } of schedule) {
        expect(amount).toBe(part + interest);
        expect([amount, part, interest].every(Number.isSafeInteger)).toBe(true);
        expect(part).toBeGreaterThan(0);
        expect(interest).toBeGreaterThan(0);
      }
      expect(schedule.slice(0, -1).every(({ amount }) => amount === monthly)).toBe(true);
      const last = schedule.at(-1)?.amount ?? 0;
      expect(last).toBeLessThanOrEqual(monthly);
      expect(monthly - last).toBeLessThan(3 * count);
    }),
  );
});

it('charges each month’s interest on the balance', () => {
  fc.assert(
    fc.property(principals, months, (principal, count) => {
      let owed = principal;
      for (const { interest, principal: part } of scheduleFor(principal, count)) {
        expect(interest).toBe(Number((BigInt(owed) * 18n) / 1000n));
        owed -= part;
      }
      expect(owed).toBe(0);
    }),
  );
});

it('offers down payment and loan that add up to the total, within their bounds, or reports the reason', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), months, (total, count) => {
      const offer = leaseOffer(total, count);
      if (!offer.ok) {
        expect(offer.code).toBe(total < leaseTerms.barrier ? 'LEASE_BARRIER' : 'LEASE_MIN');
        expect(total - Math.ceil(total * 0.3)).toBeLessThan(leaseTerms.min);
        return;
      }
      const { downPayment, financed } = offer.value;
      expect(downPayment + financed).toBe(total);
      expect(downPayment).toBeGreaterThanOrEqual(total * leaseTerms.downPaymentShare - 1e-6);
      expect(financed).toBeGreaterThanOrEqual(leaseTerms.min);
      expect(financed).toBeLessThanOrEqual(leaseTerms.max);
    }),
  );
});

it.each([
  [119_999, 6, 'LEASE_BARRIER'],
  [120_000, 6, 'LEASE_MIN'],
  [171_427, 6, 'LEASE_MIN'],
  [500_000, 5, 'LEASE_MONTHS'],
])('does not offer %i in %i months: %s', (total, count, code) => {
  expect(leaseOffer(total, count)).toEqual({ ok: false, code });
});

it.each([
  [171_429, 51_429, 120_000],
  [500_000, 150_000, 350_000],
  [2_142_857, 642_858, 1_499_999],
  [3_000_000, 1_500_000, 1_500_000],
])('requires of %i first %i and lends %i', (total, downPayment, financed) => {
  expect(leaseOffer(total, 6)).toMatchObject({ ok: true, value: { downPayment, financed } });
});

it.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 2, '2027-01-21'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-10-31', 4, '2027-02-28'],
  ['2027-10-31', 4, '2028-02-29'],
  ['2026-10-31', 5, '2027-03-31'],
])('from %s on, instalment %i is due on %s', (lentOn, position, day) => {
  expect(dueOn(lentOn, position)).toBe(day);
});
