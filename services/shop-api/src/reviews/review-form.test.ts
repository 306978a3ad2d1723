import { documentPaths, pathOf, requestedWith, shopApiPrefix, shopHeaders } from '@ortoo/contracts';
import { addProductReview, getOwnProductReview, markReviewHelpful, removeReview } from '@ortoo/contracts/endpoints';
import sharp from 'sharp';
import { errorOf } from '../testing/client';
import { reviewForm, scene } from '../testing/forms';
import { aboutBoots, openReviewHarness, type ReviewHarness } from '../testing/review-harness';
import { uploadsIn } from '../uploads/api';

let harness: ReviewHarness;
const { params, text } = aboutBoots;
beforeAll(async () => {
  harness = await openReviewHarness();
});
beforeEach(() => harness.clear());
afterAll(() => harness.test.close());

it('saves pictures without phone metadata, and deletes them with the review', async () => {
  const photo = await scene(2400, 1200)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '47/1' } })
    .jpeg()
    .toBuffer();
  const { body } = await harness.write(harness.shopper, { rating: 5, comment: text, images: [['гутал.jpg', photo]] });
  expect(body.images).toEqual([{ url: expect.stringMatching(/^\/pictures\/review-[0-9a-f]{32}$/), name: 'гутал.jpg' }]);
  const answer = await harness.test.app.inject({
    url: `${body.images[0]?.url}?w=1600`,
    headers: { accept: 'image/webp' },
  });
  const { width, height, exif } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 1600, height: 800, exif: undefined });
  const [file] = await harness.storedFiles();
  expect((await sharp(`${uploadsIn(harness.test.shop.dataDir)}/${file}`).metadata()).exif).toBeUndefined();

  await harness.shopper.call(removeReview, { params: { id: body.id } });
  expect(await harness.storedFiles()).toEqual([]);
  expect((await harness.test.app.inject(`${body.images[0]?.url}?w=160`)).statusCode).toBe(404);
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
])('rejects %s, names the picture in the reader’s language, and saves none', async (_, code, make) => {
  const good = await scene(20, 20).png().toBuffer();
  const images: [string, Buffer][] = [
    ['a.png', good],
    ['b.jpg', await make()],
  ];
  const rejected = await harness.write(
    harness.shopper,
    { rating: 5, comment: text, images },
    { 'accept-language': 'en' },
  );
  expect(rejected).toMatchObject({ status: 422, body: { code, image: 1 } });
  expect(errorOf(rejected).errors?.['images']?.[0]).toMatch(/picture/i);
  expect(await harness.storedFiles()).toEqual([]);
  expect((await harness.shopper.call(getOwnProductReview, { params })).body.review).toBeNull();
});

it('rejects a sixth picture and a text that is too short', async () => {
  const picture = await scene(20, 20).png().toBuffer();
  const six = Array.from({ length: 6 }, (_, at): [string, Buffer] => [`${at}.png`, picture]);
  expect(errorOf(await harness.write(harness.shopper, { rating: 5, comment: text, images: six })).code).toBe(
    'IMAGES_TOO_MANY',
  );
  const short = await harness.write(harness.shopper, { rating: 5, comment: ' сайн ' });
  expect([short.status, Object.keys(errorOf(short).errors ?? {})]).toEqual([422, ['comment']]);
  expect(Object.keys(errorOf(await harness.write(harness.shopper, { rating: 6, comment: text })).errors ?? {})).toEqual(
    ['rating'],
  );
});

it('speaks of pictures only where they can be sent', async () => {
  const images = Array.from({ length: 6 }, (_, at) => [`${at}.png`, Buffer.from('x')] as const);
  const { payload, type } = reviewForm({ rating: 5, comment: text, images });
  const answer = await harness.test.app.inject({
    method: 'PUT',
    url: shopApiPrefix + pathOf(markReviewHelpful, { id: 1 }),
    headers: { 'content-type': type, cookie: harness.shopper.cookie(), [shopHeaders.requestedWith]: requestedWith },
    payload,
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'INVALID']);
});

it.each<[string, string, (whole: string) => string]>([
  ['without a boundary', 'multipart/form-data', whole => whole],
  ['that ends in the middle', 'multipart/form-data; boundary=x', whole => whole.slice(0, 60)],
  ['without a body', 'multipart/form-data; boundary=x', () => ''],
  ['with a part named __proto__', 'multipart/form-data; boundary=x', whole => whole.replace('"rating"', '"__proto__"')],
  [
    'with letters in place of stars',
    'multipart/form-data; boundary=x',
    whole => whole.replace('\r\n5\r\n', '\r\nx\r\n'),
  ],
])('answers a form %s with an error', async (_, type, change) => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const whole = `${part('rating', '5')}${part('comment', text)}--x--\r\n`;
  const answer = await harness.test.app.inject({
    method: 'POST',
    url: shopApiPrefix + pathOf(addProductReview, params),
    headers: { 'content-type': type, cookie: harness.shopper.cookie(), [shopHeaders.requestedWith]: requestedWith },
    payload: change(whole),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect((await harness.shopper.call(getOwnProductReview, { params })).body.review).toBeNull();
});

it('is described as a form that requires the stars and the text', async () => {
  interface Described {
    paths: Record<string, { post?: { requestBody: { content: object } } }>;
    components: { schemas: Record<string, { required?: string[] }> };
  }
  const { body } = await harness.shopper.get<Described>(documentPaths.openApi);
  const content = body.paths[`${shopApiPrefix}/products/{slug}/reviews`]?.post?.requestBody.content;
  expect(Object.keys(content ?? {})).toContain('multipart/form-data');
  expect(body.components.schemas['ReviewFormInput']?.required).toEqual(['rating', 'comment']);
});
