import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';

const origin = 'https://shop.test';
const source = readFileSync(fileURLToPath(new URL('./offline.worker.mjs', import.meta.url)), 'utf8');
const page = `${origin}/en/backoffice/scan`;

interface Sent {
  url: string;
  method?: string;
  mode?: string;
}

/** The worker in a browser that has only what it uses. */
const startWorker = (client = page) => {
  const stored = new Map<string, Response>();
  const listeners = new Map<string, (event: object) => void>();
  const unregister = jest.fn(async () => true);
  const fetched = jest.fn<Promise<Response>, [Sent]>();
  const cache = {
    match: async ({ url }: Sent) => stored.get(url)?.clone(),
    put: async ({ url }: Sent, response: Response) => void stored.set(url, response),
  };
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    caches: { open: async () => cache, delete: async () => stored.clear() },
    clients: { get: async () => ({ url: client }) },
    ...{ registration: { unregister }, fetch: fetched, location: { origin }, URL, Response },
    setTimeout: () => 0,
  };
  runInContext(source, createContext(scope));
  /** What the page gets; undefined when the worker leaves the request to the browser. */
  const send = async (path: string, { method = 'GET', mode = 'cors' } = {}) => {
    let answer: Promise<Response> | undefined;
    const works: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      ...{ request: { url: origin + path, method, mode }, clientId: 'client' },
      respondWith: (promise: Promise<Response>) => (answer = promise),
      waitUntil: (promise: Promise<unknown>) => void works.push(promise),
    });
    const response = await answer;
    await Promise.all(works);
    return response && { status: response.status, text: response.ok ? await response.text() : '' };
  };
  const respond = (status: number, text = 'fresh') =>
    fetched.mockImplementation(async () => new Response(text, { status }));
  const goOffline = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  return { send, respond, goOffline, stored, unregister, fetched };
};

const navigation = { mode: 'navigate' };
const release = '/releases/shell/1/browser/main.js';

it('opens the page, and what it consists of, without a network', async () => {
  const { send, respond, goOffline } = startWorker();
  const paths = ['/en/backoffice/scan', release, '/api/v2/session', '/api/v2/back_office/scanner/zxing.wasm'];
  for (const [at, path] of paths.entries()) {
    respond(200, path);
    await send(path, at === 0 ? navigation : {});
  }
  goOffline();
  for (const [at, path] of paths.entries())
    expect(await send(path, at === 0 ? navigation : {})).toEqual({ status: 200, text: path });
  expect((await send('/api/v2/back_office/scans/events'))?.status).toBe(0);
});

it('loads files of a release once, and everything else anew', async () => {
  const { send, respond, fetched } = startWorker();
  respond(200, 'first');
  await send(release);
  await send('/api/v2/session');
  respond(200, 'second');
  expect([await send(release), await send('/api/v2/session')]).toMatchObject([{ text: 'first' }, { text: 'second' }]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it.each([
  ['a page of staff that shows people', `${origin}/backoffice/orders`, '/api/v2/session'],
  ['the cart', page, '/api/v2/orders/current'],
])('stores nothing of %s', async (_, client, path) => {
  const { send, respond, stored } = startWorker(client);
  respond(200);
  await send(path);
  expect(stored.size).toBe(0);
});

it.each([
  ['the session has ended', 401, '/api/v2/session', {}],
  ['the right was taken away', 403, '/api/v2/back_office/scans', { method: 'POST' }],
  ['the page does not exist for them any more', 404, '/en/backoffice/scan', navigation],
  ['they sign out', 204, '/api/v2/session', { method: 'DELETE' }],
])('removes everything, and itself, when %s', async (_, status, path, request) => {
  const { send, respond, stored, unregister, fetched } = startWorker();
  respond(200);
  await send(release);
  expect(stored.size).toBe(1);
  fetched.mockResolvedValue(new Response(null, { status }));
  await send(path, request);
  expect(stored.size).toBe(0);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(await send(release)).toBeUndefined();
});

it('leaves other pages to the browser', async () =>
  expect(await startWorker().send('/en/backoffice/orders', navigation)).toBeUndefined());
