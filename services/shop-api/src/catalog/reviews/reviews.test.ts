import {
  type ApiErrorBody,
  type MyReview,
  type Product,
  type Review,
  type Reviews,
  shopHeaders,
  shopPaths,
  requestedWith,
  shopApiPrefix,
} from '@ortoo/contracts';
import { readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { uploadsIn } from '../../uploads';
import { testClient, type TestClient } from '../../testing/client';
import { reviewForm, scene } from '../../testing/forms';
import { signedInShopper } from '../../testing/shoppers';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let shopper: TestClient;
let staff: TestClient;
const path = shopPaths.productReviews('boots');
const words = 'Эсгий нь зөөлөн, ул нь огт хальтирдаггүй.';

let shoppers = 0;

beforeAll(async () => {
  test = await startTestShop();
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
}, 60_000);
beforeEach(async () => {
  shoppers += 1;
  shopper = await signedInShopper(test, `shopper${shoppers}`, 'Батбаяр');
  await test.shop.db.deleteFrom('reviews').execute();
  await test.shop.db.updateTable('products').set({ average_rating: 0, total_reviews: 0 }).execute();
  await rm(uploadsIn(test.shop.dataDir), { recursive: true, force: true });
});
afterAll(() => test.close());

type Answer = Review & ApiErrorBody;
const write = (client: TestClient, parts: Parameters<typeof reviewForm>[0], headers = {}, to = path) => {
  const { payload, type } = reviewForm(parts);
  return client.post<Answer>(to, payload, { 'content-type': type, ...headers });
};
const read = async (query = '') => (await testClient(test.app).get<Reviews>(path + query)).body;
const totals = async () => {
  const { body } = await shopper.get<Product>(shopPaths.product('boots'));
  return [body.average_rating, body.total_reviews];
};
const approve = (id: number) => staff.put<Review>(shopPaths.staffReview(id), { state: 'approved' });
const kept = () => readdir(uploadsIn(test.shop.dataDir)).catch(() => []);

it('is seen by its writer only until the staff have read it; then by all, and it counts', async () => {
  const { status, body } = await write(shopper, { rating: 4, comment: words });
  expect({ status, state: body.state, author: body.author }).toEqual({
    status: 201,
    state: 'pending',
    author: 'Б. shopper1',
  });
  expect((await read()).reviews).toEqual([]);
  expect(await totals()).toEqual([0, 0]);
  expect((await shopper.get<MyReview>(`${path}/mine`)).body.review?.comment).toBe(words);
  expect((await staff.get<MyReview>(`${path}/mine`)).body.review).toBeNull();

  const waiting = await staff.get<{ reviews: { id: number; subject: object }[] }>(shopPaths.staffReviews);
  expect(waiting.body.reviews).toMatchObject([{ id: body.id, subject: { kind: 'product', id: 1, name: 'boots мн' } }]);
  expect((await approve(body.id)).body.state).toBe('approved');
  expect(await totals()).toEqual([4, 1]);
  expect((await read()).reviews).toMatchObject([{ comment: words, verified: false, helpful: 0 }]);

  await staff.put(shopPaths.staffReview(body.id), { state: 'refused', reason: 'Утасны дугаар бичсэн байна.' });
  expect(await totals()).toEqual([0, 0]);
  expect((await shopper.get<MyReview>(`${path}/mine`)).body.review).toMatchObject({
    state: 'refused',
    reason: 'Утасны дугаар бичсэн байна.',
  });
});

it('tells the search service of a changed rating when it is committed, and of nothing else', async () => {
  let told = 0;
  test.shop.database.onProductWrite(() => (told += 1));
  const changed = async () =>
    (await test.shop.db.selectFrom('product_changes').select('product_id').orderBy('sequence', 'desc').execute())[0];
  const { body } = await write(shopper, { rating: 3, comment: words });
  expect(told).toBe(0);
  await approve(body.id);
  expect(told).toBeGreaterThan(0);
  expect(await changed()).toEqual({ product_id: 1 });
});

it('counts, filters, sorts and pages', async () => {
  const now = test.shop.clock().getTime();
  const rows = [5, 5, 4, 1].map((rating, at) => ({
    product_id: 1,
    author: `Б. Уншигч${at}`,
    rating,
    comment: words,
    images: JSON.stringify(at === 2 ? [{ file: 'scene', name: 'a.jpg' }] : []),
    state: 'approved' as const,
    verified: true,
    helpful: at,
    created_at: new Date(now - at * 1000),
  }));
  await test.shop.db.insertInto('reviews').values(rows).execute();
  const authors = ({ reviews }: Reviews) => reviews.map(({ author }) => author.slice(-1)).join('');
  const all = await read();
  expect(all).toMatchObject({ total_count: 4, total_reviews: 4, average_rating: 3.75, with_photos: 1 });
  expect(all.histogram.map(({ count }) => count)).toEqual([2, 1, 0, 0, 1]);
  expect(authors(all)).toBe('3210');
  expect(authors(await read('?sort=newest'))).toBe('0123');
  expect(authors(await read('?sort=rating_asc'))).toBe('3201');
  expect(authors(await read('?rating=5'))).toBe('10');
  expect(authors(await read('?with_photos=true'))).toBe('2');
  expect(authors(await read('?per_page=3&page=2'))).toBe('0');
  expect((await read('?rating=5')).total_reviews).toBe(4);
  expect((await testClient(test.app).get(`${path}?rating=9`)).status).toBe(422);
});

it('keeps pictures without what phones write into them, and forgets them with the review', async () => {
  const photo = await scene(2400, 1200)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '47/1' } })
    .jpeg()
    .toBuffer();
  const { body } = await write(shopper, { rating: 5, comment: words, images: [['гутал.jpg', photo]] });
  expect(body.images).toEqual([{ url: expect.stringMatching(/^\/pictures\/review-[0-9a-f]{32}$/), name: 'гутал.jpg' }]);
  const answer = await test.app.inject({ url: `${body.images[0]?.url}?w=1600`, headers: { accept: 'image/webp' } });
  const { width, height, exif } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 1600, height: 800, exif: undefined });
  const [file] = await kept();
  expect((await sharp(`${uploadsIn(test.shop.dataDir)}/${file}`).metadata()).exif).toBeUndefined();

  await shopper.delete(shopPaths.review(body.id));
  expect(await kept()).toEqual([]);
  expect((await test.app.inject(`${body.images[0]?.url}?w=160`)).statusCode).toBe(404);
});

it.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', 'IMAGE_TYPE', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a text that calls itself a picture', 'IMAGE_TYPE', () => Buffer.from('<script>alert(1)</script>')],
  [
    'a picture that ends in the middle',
    'IMAGE_BROKEN',
    async () => (await scene(400, 400).jpeg().toBuffer()).subarray(0, 700),
  ],
  [
    'more bytes than allowed',
    'IMAGE_TOO_LARGE',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(8 * 1024 * 1024)]),
  ],
  [
    'few bytes of many pixels',
    'IMAGE_TOO_MANY_PIXELS',
    () => scene(9000, 9000).png({ compressionLevel: 9 }).toBuffer(),
  ],
])('refuses %s, says which picture it is in the reader’s language, and keeps none', async (_, code, make) => {
  const good = await scene(20, 20).png().toBuffer();
  const images: [string, Buffer][] = [
    ['a.png', good],
    ['b.jpg', await make()],
  ];
  const { status, body } = await write(shopper, { rating: 5, comment: words, images }, { 'accept-language': 'en' });
  expect({ status, code: body.code, image: (body as unknown as { image: number }).image }).toEqual({
    status: 422,
    code,
    image: 1,
  });
  expect(body.errors?.['images']?.[0]).toMatch(/picture/i);
  expect(await kept()).toEqual([]);
  expect((await shopper.get<MyReview>(`${path}/mine`)).body.review).toBeNull();
});

it('refuses a sixth picture and words that are too few', async () => {
  const picture = await scene(20, 20).png().toBuffer();
  const six = Array.from({ length: 6 }, (_, at): [string, Buffer] => [`${at}.png`, picture]);
  expect((await write(shopper, { rating: 5, comment: words, images: six })).body.code).toBe('IMAGES_TOO_MANY');
  const short = await write(shopper, { rating: 5, comment: ' сайн ' });
  expect([short.status, Object.keys(short.body.errors ?? {})]).toEqual([422, ['comment']]);
  expect(Object.keys((await write(shopper, { rating: 6, comment: words })).body.errors ?? {})).toEqual(['rating']);
});

it('takes one review of a shopper, and a repeated command once', async () => {
  const key = { [shopHeaders.idempotencyKey]: 'review-command-1' };
  const picture: [string, Buffer][] = [['a.png', await scene(20, 20).png().toBuffer()]];
  const first = await write(shopper, { rating: 5, comment: words, images: picture }, key);
  const again = await write(shopper, { rating: 5, comment: words, images: picture }, key);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  const other: [string, Buffer][] = [['a.png', await scene(21, 20).png().toBuffer()]];
  expect((await write(shopper, { rating: 5, comment: words, images: other }, key)).body.code).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
  expect((await write(shopper, { rating: 1, comment: words })).body.code).toBe('REVIEW_EXISTS');
  expect(await kept()).toHaveLength(1);
});

it('is changed and taken away by its writer only, and read again by the staff after a change', async () => {
  const pictures = await Promise.all([20, 21].map(width => scene(width, 20).png().toBuffer()));
  const images = pictures.map((bytes, at): [string, Buffer] => [`${at}.png`, bytes]);
  const { body } = await write(shopper, { rating: 2, comment: words, images });
  await approve(body.id);
  expect(await totals()).toEqual([2, 1]);
  const form = reviewForm({ rating: 5, comment: `${words} Дахин авна.`, keep: [body.images[1]!.url] });
  const change = (client: TestClient) =>
    client.put<Answer>(shopPaths.review(body.id), form.payload, { 'content-type': form.type });
  expect((await change(staff)).status).toBe(404);
  const changed = await change(shopper);
  expect(changed.body).toMatchObject({ rating: 5, state: 'pending', images: [body.images[1]] });
  expect(await kept()).toHaveLength(1);
  expect(await totals()).toEqual([0, 0]);
  expect((await staff.delete(shopPaths.review(body.id))).status).toBe(404);
  expect((await shopper.delete(shopPaths.review(body.id))).status).toBe(204);
  expect((await shopper.get<MyReview>(`${path}/mine`)).body.review).toBeNull();
});

it('is marked as helpful once by each, and by its writer not at all', async () => {
  const { body } = await write(shopper, { rating: 5, comment: words });
  const helpful = shopPaths.reviewHelpful(body.id);
  expect((await staff.put(helpful)).status).toBe(404);
  await approve(body.id);
  const count = async (call: Promise<{ body: { helpful?: number } }>) => (await call).body.helpful;
  expect(await count(staff.put(helpful))).toBe(1);
  expect(await count(staff.put(helpful))).toBe(1);
  expect((await staff.get<MyReview>(`${path}/mine`)).body.helpful).toEqual([body.id]);
  expect((await shopper.put<ApiErrorBody>(helpful)).body.code).toBe('REVIEW_OWN');
  expect(await count(staff.delete(helpful))).toBe(0);
  expect(await count(staff.delete(helpful))).toBe(0);
});

it('says whether its writer has paid for it', async () => {
  const { db } = test.shop;
  const order = { number: 'R1', token: 't', site: 'ortoo', state: 'complete' as const, payment_state: 'paid' as const };
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `shopper${shoppers}@example.org`)
    .executeTakeFirstOrThrow();
  const at = test.shop.clock();
  const { id } = await db
    .insertInto('orders')
    .values({ ...order, user_id, created_at: at, updated_at: at, completed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('line_items')
    .values({ order_id: id, variant_id: 10, quantity: 1, price: 80_000, options: '{}', gift: false })
    .execute();
  expect((await shopper.get<MyReview>(`${path}/mine`)).body.verified).toBe(true);
  expect((await write(shopper, { rating: 5, comment: words })).body.verified).toBe(true);
  const other = shopPaths.productReviews('mongolian-only');
  expect((await write(shopper, { rating: 5, comment: words }, {}, other)).body.verified).toBe(false);
  const vendor = await write(shopper, { rating: 4, comment: words }, {}, shopPaths.vendorReviews('maker'));
  expect(vendor.body.verified).toBe(true);
  await approve(vendor.body.id);
  expect((await shopper.get<Reviews>(shopPaths.vendorReviews(1))).body).toMatchObject({
    average_rating: 4,
    total_reviews: 1,
  });
});

it.each<[string, string, (whole: string) => string]>([
  ['without a boundary', 'multipart/form-data', whole => whole],
  ['that ends in the middle', 'multipart/form-data; boundary=x', whole => whole.slice(0, 60)],
  ['of nothing', 'multipart/form-data; boundary=x', () => ''],
  ['with a part named __proto__', 'multipart/form-data; boundary=x', whole => whole.replace('"rating"', '"__proto__"')],
  [
    'with a part of letters for stars',
    'multipart/form-data; boundary=x',
    whole => whole.replace('\r\n5\r\n', '\r\nx\r\n'),
  ],
])('answers a form %s with a refusal', async (_, type, change) => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const whole = `${part('rating', '5')}${part('comment', words)}--x--\r\n`;
  const answer = await test.app.inject({
    method: 'POST',
    url: `${shopApiPrefix}${path}`,
    headers: { 'content-type': type, cookie: shopper.cookie(), [shopHeaders.requestedWith]: requestedWith },
    payload: change(whole),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect((await shopper.get<MyReview>(`${path}/mine`)).body.review).toBeNull();
});

it('is described as a form of which the stars and the words are required', async () => {
  interface Described {
    paths: Record<string, { post?: { requestBody: { content: object } } }>;
    components: { schemas: Record<string, { required?: string[] }> };
  }
  const { body } = await shopper.get<Described>(shopPaths.openApi);
  const content = body.paths[`${shopApiPrefix}/products/{slug}/reviews`]?.post?.requestBody.content;
  expect(Object.keys(content ?? {})).toContain('multipart/form-data');
  expect(body.components.schemas['ReviewFormInput']?.required).toEqual(['rating', 'comment']);
});

it.each(['no-such', 'unpublished'])('has no reviews of %s', async slug =>
  expect((await shopper.get(shopPaths.productReviews(slug))).status).toBe(404),
);
