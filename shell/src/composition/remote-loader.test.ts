import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteOf } from '../testing/fake-visit';
import { TooLate } from '@ortoo/remote/in-time';
import { createRemoteLoader } from './remote-loader';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const remote = { manifest: { id: 'catalog' } };
const catalog = remoteOf('catalog', []);

beforeEach(() => {
  load.mockReset().mockResolvedValue({ remote });
  register.mockReset();
});

const loader = () => createRemoteLoader(({ base }, attempt) => `${base}remoteEntry.js${attempt ? `?${attempt}` : ''}`);

test("loads the plan's release under a unique global name", async () => {
  expect(await loader().load(catalog)).toBe(remote);
  const entry = '/releases/catalog/one/browser/remoteEntry.js';
  expect(register).toHaveBeenCalledWith([{ name: 'catalog', entry, entryGlobalName: 'remote_catalog' }], {
    force: true,
  });
  expect(load).toHaveBeenCalledWith('catalog/remote');
});

test.each([
  ['the same release', [catalog, catalog], 1],
  ['two releases', [catalog, remoteOf('catalog', [], { release: 'two' })], 2],
  ['two remotes', [catalog, remoteOf('content', [])], 2],
])('%s loads once each, however often requested', async (_, remotes, times) => {
  const one = loader();
  await Promise.all(remotes.map(one.load));
  await Promise.all(remotes.map(one.load));
  expect(load).toHaveBeenCalledTimes(times);
});

const entriesOf = () =>
  register.mock.calls.map(([[requests]]) => (requests as { entry: string }).entry.split('/').at(-1));

describe('a load that stalls', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('fails at the limit only when someone waits, and is then begun anew', async () => {
    const one = loader();
    load.mockReturnValueOnce(new Promise(() => undefined));
    const outcome = one.load(catalog).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    one.limit(catalog, 2400);
    await jest.advanceTimersByTimeAsync(2399);
    expect(entriesOf()).toEqual(['remoteEntry.js']);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(TooLate);
    expect(await one.load(catalog)).toBe(remote);
    expect(entriesOf()).toEqual(['remoteEntry.js', 'remoteEntry.js?1']);
  });

  test('and comes within the limit is not begun anew', async () => {
    const one = loader();
    load.mockReturnValueOnce(new Promise(resolve => setTimeout(() => resolve({ remote }), 2000)));
    one.limit(catalog, 2400);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await one.load(catalog)).toBe(remote);
    expect(entriesOf()).toEqual(['remoteEntry.js']);
  });
});

test.each([
  ['does not come', () => load.mockRejectedValueOnce(new Error('gone')), 'gone'],
  ['is empty', () => load.mockResolvedValueOnce(null), 'catalog exposes no remote'],
])('a remote that %s is retried the next time', async (_, fail, message) => {
  const one = loader();
  fail();
  await expect(Promise.all([one.load(catalog), one.load(catalog)])).rejects.toThrow(message);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await one.load(catalog)).toBe(remote);
  expect(entriesOf()).toEqual(['remoteEntry.js', 'remoteEntry.js?1']);
});
