import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteOf } from '../testing/fake-visit';
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
  expect(await loader()(catalog)).toBe(remote);
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
  await Promise.all(remotes.map(one));
  await Promise.all(remotes.map(one));
  expect(load).toHaveBeenCalledTimes(times);
});

test.each([
  ['does not come', () => load.mockRejectedValueOnce(new Error('gone')), 'gone'],
  ['is empty', () => load.mockResolvedValueOnce(null), 'catalog exposes no remote'],
])('a remote that %s is retried the next time', async (_, fail, message) => {
  const one = loader();
  fail();
  await expect(Promise.all([one(catalog), one(catalog)])).rejects.toThrow(message);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await one(catalog)).toBe(remote);
  const entries = register.mock.calls.map(([[requests]]) => (requests as { entry: string }).entry.split('/').at(-1));
  expect(entries).toEqual(['remoteEntry.js', 'remoteEntry.js?1']);
});
