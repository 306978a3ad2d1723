import { addView, noCounts, sumOf, vitalsOf } from './counts.rules';
import { count, momentsOf, spreadOf, type Histogram } from './histogram.rules';

const used = { remote: 'catalog', release: 'a'.repeat(16), failed: false };

it('preserves quantiles of its values within a bucket', () => {
  const histogram: Histogram = {};
  for (let value = 1; value <= 1000; value += 1) count(histogram, value);
  const { p50 = 0, p75 = 0, count: size } = spreadOf(histogram) ?? { count: 0 };
  expect(size).toBe(1000);
  expect(Math.abs(Math.log(p50 / 500))).toBeLessThan(Math.log(1.06));
  expect(Math.abs(Math.log(p75 / 750))).toBeLessThan(Math.log(1.06));
  expect(spreadOf({})).toBeUndefined();
});

it('counts zero and huge values without losing the others', () => {
  const histogram: Histogram = {};
  [0, 0.0001, 600_000].forEach(value => count(histogram, value));
  expect(momentsOf(histogram).size).toBe(3);
  expect(spreadOf(histogram)?.p50).toBeCloseTo(0.001, 4);
});

it('adds up views, failures and measures of hours', () => {
  const [first, second] = [noCounts(), noCounts()];
  addView(first, { ...used, lcp: 800, bytes: 5000 });
  addView(first, { ...used, failed: true });
  addView(second, { ...used, lcp: 1200, inp: 40 });
  const sum = sumOf([first, second]);
  expect(vitalsOf('catalog', used.release, sum)).toMatchObject({
    views: 3,
    failed: 1,
    lcp: { count: 2 },
    inp: { count: 1 },
    bytes: { count: 1 },
  });
  expect(vitalsOf('catalog', used.release, sum).cls).toBeUndefined();
  expect(first.views).toBe(2);
});
