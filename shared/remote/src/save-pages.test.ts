import { savePages } from './save-pages';

const stored = new Map<string, object>();
const origin = 'https://shop.test';
const cache = {
  put: async (address: string, record: object) => {
    stored.delete(address);
    stored.set(address, record);
  },
  keys: async () => [...stored.keys()].map(address => ({ url: origin + address })),
  delete: async ({ url }: { url: string }) => stored.delete(url.slice(origin.length)),
};
const storage = { open: async () => cache, delete: jest.fn(async () => stored.clear()) };

beforeEach(() => {
  stored.clear();
  storage.delete.mockClear();
  const register = async () => undefined;
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  Object.assign(globalThis, { caches: storage, Response: { json: (record: object) => record } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'Response');
});
const save = (addresses: string[], isOwners = true) =>
  savePages({
    cache: 'opened',
    records: new Map(addresses.map(address => [address, { address }])),
    isOwners: () => isOwners,
    most: 2,
  });

it('keeps the last saved pages of a folder, and all of others', async () => {
  expect(await save(['/en/orders/1', '/en/orders/2'])).toBe(true);
  await save(['/orders/1']);
  await save(['/en/orders/1', '/en/orders/3']);
  expect([...stored.keys()]).toEqual(['/orders/1', '/en/orders/1', '/en/orders/3']);
});

it('keeps nothing of a user who has signed out meanwhile', async () => {
  expect(await save(['/orders/1'], false)).toBe(false);
  expect(storage.delete).toHaveBeenCalledWith('opened');
  expect(stored.size).toBe(0);
});

it('says so when there is no service worker', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(await save(['/orders/1'])).toBe(false);
});
