import { returnHours, returnWindows } from './terms.rules';

it.each([
  ['goods', 'goods/fashion/shoes', 48],
  ['goods', 'goods/food/tea', 24],
  ['goods', 'goods/food', 24],
  ['goods', 'goods/foodless', 48],
  ['goods', 'goods/electronics/audio', 72],
  ['coupon', 'coupons/spa', 24],
] as const)('a %s in %s can be returned within %d hours', (kind, taxon, hours) =>
  expect(returnHours(kind, taxon)).toBe(hours),
);

it('lists each period as it is counted', () => {
  for (const { hours, roots } of returnWindows()) {
    expect(roots.map(root => returnHours('goods', root))).toEqual(roots.map(() => hours));
  }
  expect(returnWindows().find(({ rest }) => rest)?.hours).toBe(returnHours('goods', 'goods'));
});
