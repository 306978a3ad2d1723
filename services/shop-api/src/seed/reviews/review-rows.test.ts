import { catalogue } from '../catalogue';
import { reviewsOfProduct, reviewsOfVendor, scoresNear, starsFor } from './review-rows';

const now = new Date('2026-11-21T04:00:00Z');
const rated = catalogue.products.filter(product => product.rating);
const all = rated.map((product, at) => reviewsOfProduct(product, at, now));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it.each([
  [4.8, 5],
  [4.5, 8],
  [4, 6],
  [3.6, 5],
  [5, 3],
])('stars average %d of %d', (average, count) => {
  const stars = starsFor(average, count);
  expect(stars).toHaveLength(count);
  expect(stars.every(rating => rating >= 1 && rating <= 5)).toBe(true);
  expect(Math.abs(sum(stars) / count - average)).toBeLessThanOrEqual(0.5 / count + 1e-9);
});

it('has a text for every rated product', () =>
  expect(rated.filter((_, at) => all[at]!.length === 0).map(({ slug }) => slug)).toEqual([]));

it('repeats no text for one product', () => {
  for (const rows of all) expect(new Set(rows.map(({ comment }) => comment)).size).toBe(rows.length);
});

it('comes near to the target rating of a product', () => {
  const far = rated.filter(({ rating }, at) => {
    const rows = all[at]!;
    return rows.length > 2 && Math.abs(sum(rows.map(row => Number(row.rating))) / rows.length - rating!.average) > 0.5;
  });
  expect(far.map(({ slug }) => slug)).toEqual([]);
});

it('is the same on every machine, in both languages, some with pictures', () => {
  expect(reviewsOfProduct(rated[3]!, 3, now)).toEqual(all[3]);
  const rows = all.flat();
  expect(rows.filter(({ comment }) => /^[^А-Яа-я]+$/.test(comment)).length).toBeGreaterThan(100);
  expect(rows.filter(({ images }) => images !== '[]').length).toBeGreaterThan(200);
  expect(reviewsOfVendor(1, now).length).toBeGreaterThan(2);
});

it('scores hotels only, near their stars', () => {
  const scored = all.flat().filter(({ scores }) => scores !== undefined);
  const hotels = new Set(rated.filter(({ kind }) => kind === 'hotel').map(({ id }) => id));
  expect(new Set(scored.map(row => row.product_id))).toEqual(hotels);
  for (const { rating, scores } of scored) {
    for (const score of Object.values<number>(JSON.parse(scores ?? ''))) {
      expect([1, 2, 3, 4, 5]).toContain(score);
      expect(Math.abs(score - Number(rating))).toBeLessThanOrEqual(2);
    }
  }
});

it('lets some guests give no scores', () => {
  expect(scoresNear(4, 0, 4)).toEqual({});
  expect(scoresNear(4, 1, 0)).toEqual({ cleanliness: 4, location: 5, staff: 4, comfort: 3, value: 4 });
});
