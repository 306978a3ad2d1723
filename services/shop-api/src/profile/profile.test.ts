import type { User } from '@ortoo/contracts';
import {
  confirmSubscription,
  getNotificationSettings,
  getOwnOrganization,
  getOwnUser,
  removeAvatar,
  removeOwnOrganization,
  saveOwnOrganization,
  setNotification,
  updateAvatar,
  updateProfile,
} from '@ortoo/contracts/endpoints';
import sharp from 'sharp';
import { latestMessages } from '../db/outbox.tables';
import { errorOf, type TestClient, testClient } from '../testing/client';
import { scene, sendForm } from '../testing/forms';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { whoWants } from './api';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const shopper = (name: string, language = 'mn') =>
  signedInShopper(test, name, '', undefined, testClient(test.app, { 'accept-language': language }));

describe('names', () => {
  it('are saved in Cyrillic, with look-alike letters replaced', async () => {
    const client = await shopper('names');
    const { body } = await client.call(updateProfile, { body: { firstname: ' Бoлд ', lastname: 'Эрдэнэ-Очир' } });
    expect(body).toMatchObject({ firstname: 'Болд', lastname: 'Эрдэнэ-Очир' });
    expect((await client.call(getOwnUser)).body).toMatchObject({ firstname: 'Болд', lastname: 'Эрдэнэ-Очир' });
  });

  it.each([
    ['mn', { firstname: 'Bold' }, 'firstname', 'Нэрээ кирилл үсгээр бичнэ үү.'],
    ['mn', { firstname: 'Болд', lastname: 'Дорж2' }, 'lastname', 'Нэрээ кирилл үсгээр бичнэ үү.'],
    ['en', { firstname: '<b>' }, 'firstname', 'Please write the name in letters only.'],
  ])('in %s %o: an error beside the field', async (language, body, field, message) => {
    const client = await shopper(`wrong-${language}-${field}`, language);
    const rejected = await client.reject(updateProfile, { body });
    expect(rejected.status).toBe(422);
    expect(errorOf(rejected).errors).toEqual({ [field]: [message] });
  });

  it('may be Latin in English', async () => {
    const client = await shopper('latin', 'en');
    expect((await client.call(updateProfile, { body: { firstname: 'Marco', lastname: 'Polo' } })).status).toBe(200);
  });
});

describe('picture', () => {
  const upload = async (client: TestClient, image: Buffer, square: Record<string, number>) => {
    const form = new FormData();
    form.append('image', new Blob([Uint8Array.from(image)]), 'me.jpg');
    for (const [name, value] of Object.entries(square)) form.append(name, String(value));
    return sendForm<User & { code?: string }>(test.app, client, updateAvatar, form);
  };

  it('is cut to the chosen square of the upright picture, without metadata', async () => {
    const client = await shopper('picture');
    // Red on the left, blue on the right; turned by its EXIF orientation, red is on top.
    const red = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const turned = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(client, turned, { left: 0, top: 0, size: 250 });
    expect([status, body.avatar]).toEqual([200, expect.stringMatching(/^\/pictures\/avatar-[0-9a-f]{32}$/)]);
    const served = await test.app.inject({ url: `${body.avatar}?w=640`, headers: { accept: 'image/webp' } });
    const { width, height, exif } = await sharp(served.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined });
    const { dominant } = await sharp(served.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);

    const second = await upload(client, await scene(300, 300).png().toBuffer(), { left: 0, top: 0, size: 300 });
    expect((await test.app.inject(`${body.avatar}?w=160`)).statusCode).toBe(404);
    expect((await client.call(removeAvatar)).body.avatar).toBeNull();
    expect((await test.app.inject(`${second.body.avatar}?w=160`)).statusCode).toBe(404);
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer, number]>([
    ['an SVG', 'IMAGE_TYPE', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 100],
    ['a square outside of the picture', 'IMAGE_BROKEN', () => scene(200, 200).jpeg().toBuffer(), 300],
    ['too many pixels', 'IMAGE_TOO_MANY_PIXELS', () => scene(9000, 9000).png().toBuffer(), 100],
  ])('rejects %s', async (_, code, make, size) => {
    const client = await shopper(`bad-${size}-${code.length}`);
    expect(await upload(client, await make(), { left: 0, top: 0, size })).toMatchObject({
      status: 422,
      body: { code },
    });
    expect((await client.call(getOwnUser)).body.avatar).toBeNull();
  });
});

describe('organization', () => {
  const company = { registry_number: '5012345', address: 'СБД', phone: '7700 1122', employee_count: 12 };

  it('has the tax office’s name of its number, and belongs to one user', async () => {
    const [client, other] = [await shopper('buyer'), await shopper('other-buyer')];
    const { body } = await client.call(saveOwnOrganization, { body: { ...company, name: 'Миний нэр' } });
    expect(body.organization).toMatchObject({ registry_number: '5012345', confirmed: true, employee_count: 12 });
    expect(body.organization?.name).not.toBe('Миний нэр');
    expect((await client.call(getOwnOrganization)).body).toEqual(body);
    expect((await other.call(getOwnOrganization)).body.organization).toBeNull();
    expect((await client.call(removeOwnOrganization)).body.organization).toBeNull();
    expect((await client.call(getOwnOrganization)).body.organization).toBeNull();
  });

  it.each([
    [{ registry_number: '12' }, 'registry_number'],
    [{ registry_number: '9999999' }, 'registry_number'],
    [{ ...company, phone: '12' }, 'phone'],
  ])('rejects %o at its field', async (body, field) => {
    const client = await shopper(`no-${JSON.stringify(body).length}`);
    expect(Object.keys(errorOf(await client.reject(saveOwnOrganization, { body })).errors ?? {})).toEqual([field]);
  });

  it('keeps the typed name while the tax office does not answer', async () => {
    const client = await shopper('offline');
    const { taxOffice } = test.shop.partners;
    test.shop.partners.taxOffice = undefined;
    try {
      const { body } = await client.call(saveOwnOrganization, { body: { ...company, name: 'Говь ХХК' } });
      expect(body.organization).toMatchObject({ name: 'Говь ХХК', confirmed: false });
      expect(await client.reject(saveOwnOrganization, { body: company })).toMatchObject({ status: 503 });
    } finally {
      test.shop.partners.taxOffice = taxOffice;
    }
  });
});

describe('notifications', () => {
  const enabledOf = async (client: TestClient, by: 'email' | 'push' = 'email') =>
    Object.fromEntries(
      (await client.call(getNotificationSettings)).body.choices
        .filter(({ channel }) => channel === by)
        .map(({ kind, enabled }) => [kind, enabled]),
    );

  it('are wanted until they are refused', async () => {
    const client = await shopper('told');
    const { id } = (await client.call(getOwnUser)).body;
    expect(await enabledOf(client)).toEqual({ delivery: true, price: true, stock: true, quote: true, news: false });
    for (const enabled of [false, false, true, false])
      await client.call(setNotification, { body: { kind: 'price', channel: 'email', enabled } });
    expect(await enabledOf(client)).toMatchObject({ price: false, stock: true });
    expect(await whoWants(test.shop.db, [id, 2], 'price', 'email')).toEqual(new Set([2]));
    expect(await whoWants(test.shop.db, [id, 2], 'stock', 'email')).toEqual(new Set([id, 2]));
    // A device is another channel.
    const all = { delivery: true, price: true, stock: true, quote: true, author: true };
    expect(await enabledOf(client, 'push')).toEqual(all);
  });

  it('come by the channels that they have', async () => {
    const client = await shopper('channels');
    for (const [kind, channel] of [
      ['news', 'push'],
      ['author', 'email'],
    ] as const) {
      const answer = await client.reject(setNotification, { body: { kind, channel, enabled: true } });
      expect([kind, answer.status]).toEqual([kind, 422]);
    }
  });

  it('include the newsletter after its address has confirmed it', async () => {
    const client = await shopper('reader');
    const choose = async (enabled: boolean) =>
      (await client.call(setNotification, { body: { kind: 'news', channel: 'email', enabled } })).body;
    expect(await choose(true)).toMatchObject({ news_pending: true });
    expect(await enabledOf(client)).toMatchObject({ news: false });
    const [message] = await latestMessages(test.shop.db, 1);
    const { token = '' } = message?.subscription ?? {};
    await client.call(confirmSubscription, { body: { token } });
    expect(await enabledOf(client)).toMatchObject({ news: true });
    expect(await choose(false)).toMatchObject({ news_pending: false });
    expect(await enabledOf(client)).toMatchObject({ news: false });
  });
});
