import { pathOf, type Review } from '@ortoo/contracts';
import { addProductReview, addVendorReview, changeReview, listProductReviews } from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import { errorOf } from '../testing/client';
import { reviewForm } from '../testing/forms';
import { openReviewHarness, type ReviewHarness } from '../testing/review-harness';

const params = { slug: 'river-camp' };
const text = 'Өрөө цэвэрхэн, ажилтнууд нь эелдэг.';
const everyScore = { cleanliness: 5, location: 4, staff: 5, comfort: 3, value: 2 };

let harness: ReviewHarness;
beforeAll(async () => {
  harness = await openReviewHarness({ contents: 'travel' });
});
beforeEach(() => harness.clear());
afterAll(() => harness.test.close());

const write = (parts: Parameters<typeof reviewForm>[0], of = 'river-camp', headers = {}) =>
  harness.write(harness.shopper, parts, headers, pathOf(addProductReview, { slug: of }));
const summary = async () => (await harness.shopper.call(listProductReviews, { params })).body;

it('stores what a guest has scored, and averages it over the published reviews', async () => {
  const first = await write({ rating: 5, comment: text, scores: everyScore });
  expect(first).toMatchObject({ status: 201, body: { scores: everyScore } });
  expect((await summary()).scores).toEqual([]);
  await harness.approve(first.body.id);
  const { id: product_id } = await harness.test.shop.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', params.slug)
    .executeTakeFirstOrThrow();
  const others = [{ cleanliness: 4, value: 5 }, { cleanliness: 4 }, {}].map((scores, at) => ({
    product_id,
    author: `Б. Зочин${at}`,
    rating: 4,
    scores: JSON.stringify(scores),
    comment: text,
    images: '[]',
    state: 'approved' as const,
    verified: false,
    created_at: harness.test.shop.clock(),
  }));
  await harness.test.shop.db.insertInto('reviews').values(others).execute();
  expect((await summary()).scores).toEqual([
    { aspect: 'cleanliness', average: 4.33, count: 3 },
    { aspect: 'location', average: 4, count: 1 },
    { aspect: 'staff', average: 5, count: 1 },
    { aspect: 'comfort', average: 3, count: 1 },
    { aspect: 'value', average: 3.5, count: 2 },
  ]);
});

it('accepts a review of a hotel without scores, and one with some of them', async () => {
  expect((await write({ rating: 5, comment: text })).body.scores).toEqual({});
  expect((await write({ rating: 4, comment: text, scores: { staff: 1 } }, 'town-inn')).body.scores).toEqual({
    staff: 1,
  });
});

it('replaces the scores when a review is changed', async () => {
  const { body } = await write({ rating: 5, comment: text, scores: everyScore });
  const change = async (scores: typeof everyScore | { staff: number } | object) => {
    const form = reviewForm({ rating: 5, comment: text, scores });
    const answer = await harness.shopper.put<Review>(pathOf(changeReview, { id: body.id }), form.payload, {
      'content-type': form.type,
    });
    return answer.body.scores;
  };
  expect(await change({ staff: 2 })).toEqual({ staff: 2 });
  expect(await change({})).toEqual({});
});

it.each([
  ['0', 'This is too small or too short.'],
  ['6', 'This is too large or too long.'],
  ['4.5', 'The format is not valid.'],
  ['good', 'The format is not valid.'],
])('rejects the score %s with a text in the reader’s language', async (score, message) => {
  const wrong = { staff: score as unknown as number };
  const rejected = await write({ rating: 5, comment: text, scores: wrong }, 'river-camp', { 'accept-language': 'en' });
  expect(rejected.status).toBe(422);
  expect(errorOf(rejected).errors).toEqual({ 'scores[staff]': [message] });
});

it('rejects scores of anything but a hotel, when a review is written and when it is changed', async () => {
  const scored = { rating: 5, comment: text, scores: { staff: 5 } };
  const rejected = await write(scored, 'boots', { 'accept-language': 'en' });
  expect(rejected).toMatchObject({ status: 422, body: { code: 'REVIEW_SCORES' } });
  expect(errorOf(rejected).errors?.['scores']?.[0]).toBe(
    'Only hotels are scored separately for cleanliness, location, staff, comfort and value.',
  );
  expect(errorOf(await write(scored, 'dunes')).code).toBe('REVIEW_SCORES');
  const ofVendor = await harness.write(harness.shopper, scored, {}, pathOf(addVendorReview, { id: 'maker' }));
  expect(errorOf(ofVendor).code).toBe('REVIEW_SCORES');
  const { body } = await write({ rating: 5, comment: text }, 'boots');
  const form = reviewForm(scored);
  const changed = await harness.shopper.put(pathOf(changeReview, { id: body.id }), form.payload, {
    'content-type': form.type,
  });
  expect(errorOf(changed).code).toBe('REVIEW_SCORES');
});

it.each(['[]', '{"staff": 6}', '{"staff": 0}', '{"staff": "5"}'])('stores no scores such as %s', async scores => {
  const { body } = await write({ rating: 5, comment: text });
  const stored = sql`update reviews set scores = ${scores}::jsonb where id = ${body.id}`;
  await expect(stored.execute(harness.test.shop.db)).rejects.toThrow(/check constraint/);
});
