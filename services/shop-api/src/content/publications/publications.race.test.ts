import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient } from '../../testing/client';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await test.close();
  await postgres.close();
});

it('saves one of many changes of the same version, and tells the others', async () => {
  const client = testClient(test.app);
  await client.signIn('shopper@example.mn', 'Shopper-2026');
  const { id, version } = (await client.call(endpoints.createPublication, { body: {} })).body;
  const save = (title: string) => {
    const text = { title, summary: '', body: { type: 'doc' as const, content: [] }, image_alt: '' };
    const content = { texts: { mn: text }, image: null, tags: [] };
    return client.call(endpoints.savePublication, {
      params: { id },
      body: { version, device: crypto.randomUUID(), content },
    });
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save(`Гарчиг ${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const winner = answers.find(({ status }) => status === 200)?.body;
  const now = (await client.call(endpoints.getPublication, { params: { id } })).body;
  expect([now.version, now.content]).toEqual([1, winner?.content]);
});
