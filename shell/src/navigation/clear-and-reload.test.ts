import { clearAndReload } from './clear-and-reload';

afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  jest.restoreAllMocks();
});

const watchReload = () => jest.spyOn(window.location, 'reload').mockImplementation(() => undefined);

test('every cache, worker and stored state but the cart’s token is gone before the page reloads', async () => {
  const left = new Set(['cache one', 'cache two', 'worker']);
  const drop = async (name: string) => left.delete(name);
  Object.assign(window, { caches: { keys: async () => ['cache one', 'cache two'], delete: drop } });
  const worker = { unregister: () => drop('worker') };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [worker] },
  });
  localStorage.setItem('shop:v2:viewed', '[1]');
  localStorage.setItem('shop:v2:orderToken', '"guest-1"');
  const seen: unknown[] = [];
  watchReload().mockImplementation(() => void seen.push([...left], { ...localStorage }));

  await clearAndReload();

  expect(seen).toEqual([[], { 'shop:v2:orderToken': '"guest-1"' }]);
});

test('a browser without caches and workers reloads, too', async () => {
  const reload = watchReload();
  await clearAndReload();
  expect(reload).toHaveBeenCalledTimes(1);
});
