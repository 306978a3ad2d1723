import type { ApiClient } from '@ortoo/http';
import { createWaiting } from './waiting';

const never = new Promise<never>(() => undefined);

/** Services whose calls resolve when the test says so. */
const setUp = () => {
  const answers: (() => void)[] = [];
  const get = <T>() => new Promise<T>(resolve => answers.push(() => resolve(undefined as T)));
  const client: ApiClient = { get, post: get, put: get, patch: get, delete: get };
  return { ...createWaiting({ shop: client, search: client }), answers };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that hangs without pending data is given up', async () => {
  const { hurry } = setUp();
  const hung = expect(hurry(never, '/x')).rejects.toThrow('/x waits for nothing that was asked for');
  await jest.advanceTimersByTimeAsync(1000);
  await hung;
});

test('a page that waits for data may take as long as the data', async () => {
  const { hurry, api, answers } = setUp();
  const load = async () => {
    await api.shop.get('/a');
    await Promise.all([api.shop.get('/b'), api.search.get('/c')]);
    return 'page';
  };
  const shown = hurry(load(), '/x');
  for (const answered of [0, 1, 2]) {
    await jest.advanceTimersByTimeAsync(9000);
    answers[answered]?.();
  }
  expect(await shown).toBe('page');
});

test('a page that hangs after its data is given up then', async () => {
  const { hurry, api, answers } = setUp();
  const settled = jest.fn();
  const hung = hurry(
    api.shop.get('/a').then(() => never),
    '/x',
  ).catch(settled);
  await jest.advanceTimersByTimeAsync(9000);
  expect(settled).not.toHaveBeenCalled();
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(1000);
  await hung;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('no timer remains after the page is done', async () => {
  const { hurry, api, answers } = setUp();
  expect(await hurry(Promise.resolve('page'), '/x')).toBe('page');
  void api.shop.get('/more');
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});
