import fc from 'fast-check';
import { discountFor, type DiscountedLine, isWellFormed, type PromotionTerms, rivalsOf } from './discount.rules';

const now = new Date('2026-11-21T04:00:00Z');
const open: PromotionTerms = {
  percent: 0.1,
  amount: null,
  max_amount: null,
  min_order: 0,
  brands: null,
  products: null,
  combinable: false,
  usage_limit: null,
  per_user: null,
  user_id: null,
  used: 0,
  starts_at: null,
  expires_at: null,
  active: true,
};
const lines: DiscountedLine[] = [
  { brand: 'ul', slug: 'boots', amount: 60_000 },
  { brand: null, slug: 'tea', amount: 40_000 },
];
const tried = (terms: Partial<PromotionTerms>, claimant = { userId: 1 as number | null, uses: 0 }, left?: number) =>
  discountFor({ ...open, ...terms }, lines, claimant, now, left);

it.each<[string, ReturnType<typeof tried>, unknown]>([
  ['a tenth', tried({}), 10_000],
  ['a tenth of a brand', tried({ brands: ['ul'] }), 6_000],
  ['a tenth of a product', tried({ products: ['tea'] }), 4_000],
  ['a tenth, at most', tried({ max_amount: 7_000 }), 7_000],
  ['an amount', tried({ percent: null, amount: 25_000 }), 25_000],
  ['no more than it is for', tried({ percent: null, amount: 90_000, brands: ['ul'] }), 60_000],
  ['no more than is left', tried({ percent: null, amount: 90_000 }, undefined, 5_000), 5_000],
  ['from its minimum on', tried({ min_order: 100_000 }), 10_000],
])('takes off %s', (_, outcome, value) => expect(outcome).toEqual({ ok: true, value }));

it.each<[string, ReturnType<typeof tried>, string]>([
  ['not switched on', tried({ active: false }), 'COUPON_CODE_NOT_FOUND'],
  ['not begun', tried({ starts_at: new Date(now.getTime() + 1) }), 'COUPON_CODE_NOT_FOUND'],
  ['another user’s', tried({ user_id: 2 }), 'COUPON_CODE_NOT_FOUND'],
  ['over', tried({ expires_at: now }), 'COUPON_CODE_EXPIRED'],
  ['used up', tried({ usage_limit: 3, used: 3 }), 'COUPON_USED_UP'],
  ['used by this shopper', tried({ per_user: 1 }, { userId: 1, uses: 1 }), 'COUPON_USED_UP'],
  ['once per user, of a visitor', tried({ per_user: 1 }, { userId: null, uses: 0 }), 'LOGIN_REQUIRED'],
  ['for other brands', tried({ brands: ['zuslan'] }), 'COUPON_NOT_ELIGIBLE'],
  ['for other products', tried({ products: ['tent'] }), 'COUPON_NOT_ELIGIBLE'],
  ['for larger orders', tried({ min_order: 100_001 }), 'COUPON_ORDER_MIN'],
  ['with nothing left to take off', tried({}, undefined, 0), 'COUPON_NOT_ELIGIBLE'],
])('rejects a code that is %s', (_, outcome, code) => expect(outcome).toMatchObject({ ok: false, code }));

it('lets the better of two exclusive codes win, and combinable ones stay', () => {
  const applied = [
    { terms: open, amount: 10_000 },
    { terms: { ...open, combinable: true }, amount: 90_000 },
  ];
  expect(rivalsOf(applied, { combinable: false, value: 10_000 })).toEqual({ ok: false, code: 'COUPON_BETTER_EXISTS' });
  expect(rivalsOf(applied, { combinable: false, value: 10_001 })).toEqual({ ok: true, value: [applied[0]] });
  expect(rivalsOf(applied, { combinable: true, value: 1 })).toEqual({ ok: true, value: [] });
  expect(rivalsOf([], { combinable: false, value: 1 })).toEqual({ ok: true, value: [] });
});

it.each([
  ['1234', 'promo', true],
  ['123', 'promo', false],
  ['12345', 'promo', false],
  ['12a4', 'promo', false],
  ['12345', undefined, false],
  ['1234', undefined, true],
  ['ORTOO10', undefined, true],
  ['12345', 'coupon', true],
] as const)('%s as a %s code is well formed: %s', (code, kind, isValid) =>
  expect(isWellFormed(code, kind)).toBe(isValid),
);

it('never takes off more than the lines cost', () => {
  const line = fc.record({
    brand: fc.constantFrom('ul', null),
    slug: fc.constantFrom('boots', 'tea'),
    amount: fc.nat(1_000_000),
  });
  const terms = fc.record({ percent: fc.constantFrom(0.05, 0.29, 1), brands: fc.constantFrom(null, ['ul']) });
  fc.assert(
    fc.property(fc.array(line), terms, fc.nat(2_000_000), (some, more, left) => {
      const outcome = discountFor({ ...open, ...more }, some, { userId: 1, uses: 0 }, now, left);
      const sum = some.reduce((total, { amount }) => total + amount, 0);
      const value = outcome.ok ? outcome.value : 0;
      expect(value).toBeLessThanOrEqual(Math.min(left, sum));
      expect(Number.isSafeInteger(value)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
