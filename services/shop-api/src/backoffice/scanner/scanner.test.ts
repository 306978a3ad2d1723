import { documentPaths } from '@ortoo/contracts';
import { testClient, type TestClient } from '../../testing/client';
import { signedInShopper } from '../../testing/shoppers';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const files = ['decoder.js', 'zxing.js', 'zxing.wasm', 'offline.js', 'app.webmanifest', 'icon.svg'];

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  staff = testClient(test.app);
  await staff.signIn('scanner@example.mn', 'Scanner-2026');
});
afterAll(() => test.close());

it.each(files)('serves %s to staff at an entrance alone, and lets nobody store it', async name => {
  const path = documentPaths.scannerFile(name);
  expect((await testClient(test.app).get(path)).status).toBe(401);
  expect((await (await signedInShopper(test, `buyer-${name}`)).get(path)).status).toBe(403);
  const answer = await staff.get<string>(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it('lets the worker serve the pages of staff, and the decoder use WebAssembly', async () => {
  const offline = await staff.get(documentPaths.scannerFile('offline.js'));
  expect(offline.headers).toMatchObject({
    'service-worker-allowed': '/',
    'content-type': expect.stringContaining('text/javascript'),
  });
  const decoder = await staff.get(documentPaths.scannerFile('decoder.js'));
  expect(decoder.headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  expect((await staff.get(documentPaths.scannerFile('zxing.wasm'))).headers['content-type']).toBe('application/wasm');
  expect((await staff.get(documentPaths.scannerFile('offline.worker.mjs'))).status).toBe(404);
});

it('describes the app in the language of its reader', async () => {
  const path = documentPaths.scannerFile('app.webmanifest');
  const read = async (language: string) =>
    (await testClientAs(language)).get<Record<string, unknown>>(path).then(({ body }) => body);
  const testClientAs = async (language: string) => {
    const client = testClient(test.app, { 'accept-language': language });
    await client.signIn('scanner@example.mn', 'Scanner-2026');
    return client;
  };
  expect(await read('mn')).toMatchObject({ start_url: '/backoffice/scan', scope: '/backoffice/' });
  expect(await read('en')).toMatchObject({ start_url: '/en/backoffice/scan', scope: '/en/backoffice/', lang: 'en' });
});
