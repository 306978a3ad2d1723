import { runInNewContext } from 'node:vm';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const sandbox = (path: string, init?: RequestInit) => fetch(`${test.shop.origin()}/sandbox${path}`, init);
const switchTo = (action: string) =>
  sandbox('/customer-sdk', { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

interface Sdk {
  isLoggedIn: () => Promise<boolean>;
  logout: () => Promise<unknown>;
}

/** What the script defines in a page. */
const load = async (): Promise<Sdk> => {
  const window: { customerSdk?: Sdk } = {};
  const fetchHere = (path: string, init?: RequestInit) => fetch(new URL(path, test.shop.origin()), init);
  runInNewContext(await (await sandbox('/customer-sdk.js')).text(), { window, fetch: fetchHere, Error, Promise });
  if (!window.customerSdk) throw new Error('The script defines no SDK');
  return window.customerSdk;
};

it('has a customer who is signed in or out as the tester says, and signs out', async () => {
  const sdk = await load();
  expect(await sdk.isLoggedIn()).toBe(false);
  expect((await switchTo('signed-in')).status).toBe(303);
  expect(await sdk.isLoggedIn()).toBe(true);
  expect(await (await sandbox('/customer-sdk')).text()).toContain('<strong>Signed in</strong>');
  await sdk.logout();
  expect(await sdk.isLoggedIn()).toBe(false);
});

it('fails or answers nothing when it is switched so', async () => {
  const sdk = await load();
  await switchTo('throws');
  await expect(sdk.isLoggedIn()).rejects.toThrow('The partner fails');
  await switchTo('hangs');
  const silence = new Promise(resolve => setTimeout(() => resolve('nothing'), 300));
  expect(await Promise.race([sdk.isLoggedIn(), silence])).toBe('nothing');
  expect((await switchTo('explodes')).status).toBe(400);
});
