import { type InputOf, pathOf, type Review, type Reviews, shopHeaders } from '@ortoo/contracts';
import {
  addProductReview,
  addVendorReview,
  changeReview,
  getOwnProductReview,
  getProduct,
  getVendor,
  listProductReviews,
  listStaffReviews,
  listVendorReviews,
  markReviewHelpful,
  moderateReview,
  removeReview,
  unmarkReviewHelpful,
} from '@ortoo/contracts/endpoints';
import type { listProductReviewsSchemas } from '@ortoo/contracts/schema';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { reviewForm, scene } from '../testing/forms';
import { write } from '../testing/write';
import { aboutBoots, openReviewHarness, type ReviewHarness } from '../testing/review-harness';
import { onProductChange } from '../db/index';

let harness: ReviewHarness;
const { params, text } = aboutBoots;
beforeAll(async () => {
  harness = await openReviewHarness();
});
beforeEach(() => harness.clear());
afterAll(() => harness.test.close());

const read = async (query: InputOf<typeof listProductReviewsSchemas>['query'] = {}) =>
  (await testClient(harness.test.app).call(listProductReviews, { params, query })).body;
const totals = async () => {
  const { body } = await harness.shopper.call(getProduct, { params: { slug: 'boots' } });
  return [body.average_rating, body.total_reviews];
};

it('is visible to its author only until the staff have approved it; then to all, and it counts', async () => {
  const { status, body } = await harness.write(harness.shopper, { rating: 4, comment: text });
  expect({ status, state: body.state, author: body.author }).toEqual({
    status: 201,
    state: 'pending',
    author: 'Б. Номин',
  });
  expect((await read()).reviews).toEqual([]);
  expect(await totals()).toEqual([0, 0]);
  expect((await harness.shopper.call(getOwnProductReview, { params })).body.review?.comment).toBe(text);
  expect((await harness.staff.call(getOwnProductReview, { params })).body.review).toBeNull();

  const waiting = await harness.staff.call(listStaffReviews);
  expect(waiting.body.reviews).toMatchObject([{ id: body.id, subject: { kind: 'product', id: 1, name: 'boots мн' } }]);
  expect((await harness.approve(body.id)).body.state).toBe('approved');
  expect(await totals()).toEqual([4, 1]);
  expect((await read()).reviews).toMatchObject([{ comment: text, verified: false, helpful: 0 }]);

  await harness.staff.call(moderateReview, {
    params: { id: body.id },
    body: { state: 'refused', reason: 'Утасны дугаар бичсэн байна.' },
  });
  expect(await totals()).toEqual([0, 0]);
  expect((await harness.shopper.call(getOwnProductReview, { params })).body.review).toMatchObject({
    state: 'refused',
    reason: 'Утасны дугаар бичсэн байна.',
  });
});

it('notifies the search service of a changed rating when it is committed, and of nothing else', async () => {
  let sent = 0;
  await onProductChange(harness.test.shop.database, ids => (sent += ids?.includes(1) ? 1 : 0));
  const changed = async () =>
    (
      await harness.test.shop.db
        .selectFrom('product_changes')
        .select('product_id')
        .orderBy('sequence', 'desc')
        .execute()
    )[0];
  const { body } = await harness.write(harness.shopper, { rating: 3, comment: text });
  expect(sent).toBe(0);
  await harness.approve(body.id);
  expect(sent).toBe(1);
  expect(await changed()).toEqual({ product_id: 1 });
});

it('counts, filters, sorts and pages', async () => {
  const now = harness.test.shop.clock().getTime();
  const rows = [5, 5, 4, 1].map((rating, at) => ({
    product_id: 1,
    author: `Б. Уншигч${at}`,
    rating,
    comment: text,
    images: JSON.stringify(at === 2 ? [{ file: 'scene', name: 'a.jpg' }] : []),
    state: 'approved' as const,
    verified: true,
    helpful: at,
    created_at: new Date(now - at * 1000),
  }));
  await write(harness.test.shop.db, 'review', trx => trx.insertInto('reviews').values(rows).execute());
  const authors = ({ reviews }: Reviews) => reviews.map(({ author }) => author.slice(-1)).join('');
  const all = await read();
  expect(all).toMatchObject({ total_count: 4, total_reviews: 4, average_rating: 3.75, with_photos: 1 });
  expect(all.histogram.map(({ count }) => count)).toEqual([2, 1, 0, 0, 1]);
  expect(authors(all)).toBe('3210');
  expect(authors(await read({ sort: 'newest' }))).toBe('0123');
  expect(authors(await read({ sort: 'rating_asc' }))).toBe('3201');
  expect(authors(await read({ rating: 5 }))).toBe('10');
  expect(authors(await read({ with_photos: 'true' }))).toBe('2');
  expect(authors(await read({ per_page: 3, page: 2 }))).toBe('0');
  expect((await read({ rating: 5 })).total_reviews).toBe(4);
  expect((await testClient(harness.test.app).reject(listProductReviews, { params, query: { rating: 9 } })).status).toBe(
    422,
  );
});

it.each([
  ['mn', 'МОАБХ'],
  ['ru', 'ОАБМХ'],
  ['en', 'АБМОХ'],
  ['zh', 'ХАБМО'],
])('shows those that the reader can read first: %s', async (language, expected) => {
  const comments = { А: 'Warm and light.', Б: 'Good boots.', М: text, О: 'Очень тёплые.', Х: '很暖和。' };
  const rows = Object.entries(comments).map(([author, comment], at) => ({
    product_id: 1,
    author,
    rating: 5,
    comment,
    images: '[]',
    state: 'approved' as const,
    verified: true,
    helpful: 9 - at,
    created_at: harness.test.shop.clock(),
  }));
  await write(harness.test.shop.db, 'review', trx => trx.insertInto('reviews').values(rows).execute());
  const reader = testClient(harness.test.app, { 'accept-language': language });
  const { body } = await reader.call(listProductReviews, { params, query: {} });
  expect(body.reviews.map(({ author }) => author).join('')).toBe(expected);
  const newest = await reader.call(listProductReviews, { params, query: { sort: 'newest' } });
  expect(newest.body.reviews.map(({ author }) => author).join('')).toBe('ХОМБА');
});

it('accepts one review of a shopper, and a repeated command once', async () => {
  const key = { [shopHeaders.idempotencyKey]: 'review-command-1' };
  const picture: [string, Buffer][] = [['a.png', await scene(20, 20).png().toBuffer()]];
  const first = await harness.write(harness.shopper, { rating: 5, comment: text, images: picture }, key);
  const again = await harness.write(harness.shopper, { rating: 5, comment: text, images: picture }, key);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  const other: [string, Buffer][] = [['a.png', await scene(21, 20).png().toBuffer()]];
  expect(errorOf(await harness.write(harness.shopper, { rating: 5, comment: text, images: other }, key)).code).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
  expect(errorOf(await harness.write(harness.shopper, { rating: 1, comment: text })).code).toBe('REVIEW_EXISTS');
  expect(await harness.storedFiles()).toHaveLength(1);
});

it('is changed and deleted by its author only, and moderated again after a change', async () => {
  const pictures = await Promise.all([20, 21].map(width => scene(width, 20).png().toBuffer()));
  const images = pictures.map((bytes, at): [string, Buffer] => [`${at}.png`, bytes]);
  const { body } = await harness.write(harness.shopper, { rating: 2, comment: text, images });
  await harness.approve(body.id);
  expect(await totals()).toEqual([2, 1]);
  const form = reviewForm({ rating: 5, comment: `${text} Дахин авна.`, keep: [body.images[1]!.url] });
  const change = (client: TestClient) =>
    client.put<Review>(pathOf(changeReview, { id: body.id }), form.payload, { 'content-type': form.type });
  expect((await change(harness.staff)).status).toBe(404);
  const changed = await change(harness.shopper);
  expect(changed.body).toMatchObject({ rating: 5, state: 'pending', images: [body.images[1]] });
  expect(await harness.storedFiles()).toHaveLength(1);
  expect(await totals()).toEqual([0, 0]);
  expect((await harness.staff.reject(removeReview, { params: { id: body.id } })).status).toBe(404);
  expect((await harness.shopper.call(removeReview, { params: { id: body.id } })).status).toBe(204);
  expect((await harness.shopper.call(getOwnProductReview, { params })).body.review).toBeNull();
});

it('is marked as helpful once by each user, and never by its author', async () => {
  const { body } = await harness.write(harness.shopper, { rating: 5, comment: text });
  const input = { params: { id: body.id } };
  expect((await harness.staff.reject(markReviewHelpful, input)).status).toBe(404);
  await harness.approve(body.id);
  const count = async (call: Promise<{ body: { helpful: number } }>) => (await call).body.helpful;
  expect(await count(harness.staff.call(markReviewHelpful, input))).toBe(1);
  expect(await count(harness.staff.call(markReviewHelpful, input))).toBe(1);
  expect((await harness.staff.call(getOwnProductReview, { params })).body.helpful).toEqual([body.id]);
  expect((await harness.shopper.reject(markReviewHelpful, input)).body.code).toBe('REVIEW_OWN');
  expect(await count(harness.staff.call(unmarkReviewHelpful, input))).toBe(0);
  expect(await count(harness.staff.call(unmarkReviewHelpful, input))).toBe(0);
});

it('is read from the database again only after a change', async () => {
  const { body } = await harness.write(harness.shopper, { rating: 5, comment: text });
  await harness.approve(body.id);
  const requests = jest.spyOn(harness.test.shop.db, 'selectFrom');
  const reads = () => requests.mock.calls.filter(([table]) => table === 'reviews').length;
  await read();
  const once = reads();
  expect((await read()).reviews).toMatchObject([{ helpful: 0 }]);
  expect([once > 0, reads()]).toEqual([true, once]);
  requests.mockRestore();
  await harness.staff.call(markReviewHelpful, { params: { id: body.id } });
  expect((await read()).reviews).toMatchObject([{ helpful: 1 }]);
});

it('shows whether its author has bought the product', async () => {
  const { db } = harness.test.shop;
  const order = { number: 'R1', token: 't', site: 'ortoo', state: 'complete' as const, payment_state: 'paid' as const };
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', harness.email())
    .executeTakeFirstOrThrow();
  const at = harness.test.shop.clock();
  const { id } = await db
    .insertInto('orders')
    .values({ ...order, user_id, created_at: at, updated_at: at, completed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('line_items')
    .values({ order_id: id, variant_id: 10, quantity: 1, price: 80_000, options: '{}', gift: false })
    .execute();
  expect((await harness.shopper.call(getOwnProductReview, { params })).body.verified).toBe(true);
  expect((await harness.write(harness.shopper, { rating: 5, comment: text })).body.verified).toBe(true);
  const other = pathOf(addProductReview, { slug: 'mongolian-only' });
  expect((await harness.write(harness.shopper, { rating: 5, comment: text }, {}, other)).body.verified).toBe(false);
  const vendor = await harness.write(
    harness.shopper,
    { rating: 4, comment: text },
    {},
    pathOf(addVendorReview, { id: 'maker' }),
  );
  expect(vendor.body.verified).toBe(true);
  await harness.approve(vendor.body.id);
  expect((await harness.shopper.call(listVendorReviews, { params: { id: '1' } })).body).toMatchObject({
    average_rating: 4,
    total_reviews: 1,
  });
});

it('counts for its vendor at once, though vendors are cached', async () => {
  const stars = async () => {
    const { body } = await harness.shopper.call(getVendor, { params: { id: 'maker' } });
    return [body.average_rating, body.total_reviews];
  };
  const to = pathOf(addVendorReview, { id: 'maker' });
  const { body } = await harness.write(harness.shopper, { rating: 3, comment: text }, {}, to);
  expect(await stars()).toEqual([0, 0]);
  await harness.approve(body.id);
  expect(await stars()).toEqual([3, 1]);
  await harness.shopper.call(removeReview, { params: { id: body.id } });
  expect(await stars()).toEqual([0, 0]);
});

it.each(['no-such', 'unpublished'])('has no reviews of %s', async slug =>
  expect((await harness.shopper.reject(listProductReviews, { params: { slug } })).status).toBe(404),
);
