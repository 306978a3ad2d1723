import { once } from 'node:events';
import { buildShopApi } from '../app';
import { latestMessages, post } from '../db/outbox.tables';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { sendOutbox } from './send-outbox';

let postgres: TestPostgres;
const shops: TestShop[] = [];
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  for (let at = 0; at < 3; at += 1) shops.push(await startTestShop({ databaseUrl: postgres.url }));
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await postgres.close();
});

it('sends each message once over three processes', async () => {
  const { db, clock } = shops[0]!.shop;
  for (let at = 0; at < 60; at += 1)
    await post(db, { kind: 'sms', recipient: '+97699112233', subject: '', body: `${at}` }, clock());
  const sent: string[] = [];
  const sms = async ({ text }: { text: string }) => void sent.push(text);
  const failed = (error: unknown) => expect(error).toBeUndefined();
  await Promise.all(shops.map(({ shop }) => sendOutbox({ ...shop, transports: { sms } }, failed)));
  expect(sent).toHaveLength(60);
  expect(new Set(sent).size).toBe(60);
});

it('is sent by the running shop, without a command', async () => {
  const { shop } = shops[0]!;
  const seen = new EventTarget();
  const email = async () => void seen.dispatchEvent(new Event('sent'));
  const app = await buildShopApi({ shop: { ...shop, transports: { email } } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = once(seen, 'sent');
  await post(shop.db, { kind: 'email', recipient: 'a@example.org', subject: 'x', body: 'y' }, shop.clock());
  await sent;
  await app.close();
  expect((await latestMessages(shop.db, 1))[0]?.sent_at).toEqual(shop.clock());
});
