import fc from 'fast-check';
import { amountWithin, applySources, type OrderSums, type SourceTerms, sourceLimit } from './sources.rules';

const free: SourceTerms = { min_order: 0, min_amount: 1, max_share: 1, brands: null, brand_minimums: {} };
const order: OrderSums = {
  total: 105_000,
  lines: [
    { brand: 'ul', amount: 60_000 },
    { brand: 'botgo', amount: 40_000 },
  ],
};
const limit = (terms: Partial<SourceTerms>, balance = 1_000_000, due = order.total, sums = order) =>
  sourceLimit({ terms: { ...free, ...terms }, balance }, sums, due);

it.each<[string, ReturnType<typeof limit>, unknown]>([
  ['all of an order', limit({}), { ok: true, min: 1, max: 105_000 }],
  ['no more than is due', limit({}, 1_000_000, 5_000), { ok: true, min: 1, max: 5_000 }],
  ['no more than there is', limit({}, 70_000), { ok: true, min: 1, max: 70_000 }],
  [
    'half an order, rounded down',
    limit({ max_share: 0.5 }, 1e6, 105_001, { ...order, total: 105_001 }),
    { ok: true, min: 1, max: 52_500 },
  ],
  [
    'only orders above its minimum',
    limit({ min_order: 105_000 }),
    { ok: false, code: 'WALLET_ORDER_MIN', amounts: { min: 105_000 } },
  ],
  ['an order one tugrik above', limit({ min_order: 104_999 }), { ok: true, min: 1, max: 105_000 }],
  ['nothing when it is empty', limit({ min_amount: 50 }, 0), { ok: false, code: 'WALLET_SHORT', amounts: { min: 50 } }],
  [
    'nothing below its min amount',
    limit({ min_amount: 500 }, 499),
    { ok: false, code: 'WALLET_SHORT', amounts: { min: 500 } },
  ],
  [
    'no rest below its min amount',
    limit({ min_amount: 500 }, 9_000, 499),
    { ok: false, code: 'WALLET_AMOUNT_MIN', amounts: { min: 500 } },
  ],
  ['nothing of an order that is covered', limit({}, 9_000, 0), { ok: false, code: 'NOTHING_DUE' }],
  ['its brands, with their part of the delivery', limit({ brands: ['ul'] }), { ok: true, min: 1, max: 63_000 }],
  ['nothing of other brands', limit({ brands: ['zuslan'] }), { ok: false, code: 'WALLET_BRANDS' }],
  [
    'nothing of a brand below its minimum',
    limit({ brand_minimums: { ul: 100_000 } }),
    { ok: true, min: 1, max: 42_000 },
  ],
  [
    'nothing when all is below the brand’s minimum',
    limit({ brands: ['ul'], brand_minimums: { ul: 100_000 } }),
    { ok: false, code: 'WALLET_BRAND_MIN', amounts: { min: 100_000 } },
  ],
])('pays %s', (_, outcome, expected) => expect(outcome).toEqual(expected));

it.each<[number | undefined, unknown]>([
  [undefined, { ok: true, value: 900 }],
  [900, { ok: true, value: 900 }],
  [901, { ok: false, code: 'WALLET_AMOUNT_MAX', amounts: { max: 900 } }],
  [500, { ok: true, value: 500 }],
  [499, { ok: false, code: 'WALLET_AMOUNT_MIN', amounts: { min: 500 } }],
])('with bounds 500 and 900, requested %s', (requests, outcome) =>
  expect(amountWithin({ ok: true, min: 500, max: 900 }, requests)).toEqual(outcome),
);

const amount = fc.integer({ min: 0, max: 5_000_000 });
const brand = fc.constantFrom(null, 'ul', 'botgo', 'zuslan');
const terms = fc.record<SourceTerms>({
  min_order: fc.constantFrom(0, 20_000, 500_000),
  min_amount: fc.constantFrom(1, 50, 500, 20_000, 100_000),
  max_share: fc.constantFrom(1, 0.5, 0.2, 0.0333),
  brands: fc.option(fc.subarray(['ul', 'botgo', 'zuslan'], { minLength: 1 }), { nil: null }),
  brand_minimums: fc.constantFrom<Record<string, number>>({}, { ul: 100_000 }),
});
const anyOrder = fc
  .record({
    lines: fc.array(fc.record({ brand, amount }), { minLength: 1, maxLength: 8 }),
    ship: fc.nat(20_000),
    off: fc.nat(50_000),
  })
  .map(({ lines, ship, off }): OrderSums => {
    const items = lines.reduce((sum, line) => sum + line.amount, 0);
    return { lines, total: items + ship - Math.min(items, off) };
  });
const anySources = fc.array(fc.record({ terms, balance: amount, requested: amount }), { maxLength: 6 });

it('never lets sources pay more than the order costs, than they hold, or than their terms allow', () => {
  fc.assert(
    fc.property(anyOrder, anySources, (sums, sources) => {
      const { applied, due } = applySources(sums, sources);
      const paid = applied.reduce((sum, source) => sum + source.amount, 0);
      expect(paid + due).toBe(sums.total);
      expect(due).toBeGreaterThanOrEqual(0);
      for (const { amount: used, terms: limits, balance, requested } of applied.filter(source => source.amount > 0)) {
        expect(Number.isSafeInteger(used)).toBe(true);
        expect(used).toBeLessThanOrEqual(Math.min(balance, requested));
        expect(used).toBeGreaterThanOrEqual(limits.min_amount);
        expect(used).toBeLessThanOrEqual(sums.total * limits.max_share);
        if (limits.min_order > 0) expect(sums.total).toBeGreaterThan(limits.min_order);
        if (limits.brands)
          expect(sums.lines.some(line => line.brand !== null && limits.brands?.includes(line.brand))).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
