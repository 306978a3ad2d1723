import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { once } from 'node:events';
import { createApi } from './api';
import { createNodeClient } from './node-client';

const servers: Server[] = [];

const serve = async (listener: RequestListener) => {
  const sockets = new Set<Socket>();
  const server = createServer(listener).listen(0, '127.0.0.1');
  server.on('connection', socket => sockets.add(socket));
  servers.push(server);
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
};

const apiAt = (origin: string, onOutage?: (isOutage: boolean) => void) =>
  createApi({
    origin,
    language: 'zh-CN',
    site: 'ortoo',
    headers: () => ({ 'X-Internal-Call': 'secret' }),
    createHttpClient: createNodeClient,
    ...(onOutage && { onOutage }),
  });

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const json =
  (value: unknown, status = 200, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

it('sends the address and headers of a read, and returns its JSON', async () => {
  const seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const { origin } = await serve((request, response) => {
    seen.push(request);
    json({ name: 'Бараа' })(request, response);
  });
  const params = { q: 'эсгий & гутал', kind: undefined, page: 2, facets: true };
  expect(await apiAt(origin).shop.get('/products', { params })).toEqual({ name: 'Бараа' });
  const [{ method, url = '', headers } = seen[0]!] = seen;
  expect([method, Object.fromEntries(new URL(url, origin).searchParams)]).toEqual([
    'GET',
    { q: 'эсгий & гутал', page: '2', facets: 'true' },
  ]);
  expect(url.startsWith('/api/v2/products?')).toBe(true);
  expect(headers).toMatchObject({ 'accept-language': 'zh-CN', 'x-site': 'ortoo', 'x-internal-call': 'secret' });
});

it('sends a body as JSON', async () => {
  const bodies: unknown[] = [];
  const { origin } = await serve((request, response) => {
    void readJson(request).then(body => {
      bodies.push(request.method, request.headers['content-type'], body);
      response.writeHead(204).end();
    });
  });
  expect(await apiAt(origin).search.post('/products/_search', { size: 3 })).toBeNull();
  expect(bodies).toEqual(['POST', 'application/json', { size: 3 }]);
});

it('rejects with the status and text of an error response', async () => {
  const { origin } = await serve(json({ code: 'NOT_FOUND', error: 'Олдсонгүй', nearest: { path: '/x' } }, 404));
  await expect(apiAt(origin).shop.get('/products/gone')).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
    message: 'Олдсонгүй',
    details: { nearest: { path: '/x' } },
  });
});

it('rejects with the status of an error response that is no JSON', async () => {
  const { origin } = await serve((_, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await expect(apiAt(origin).shop.get('/products')).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' });
});

it('rejects without a status when nobody listens', async () => {
  const { origin } = await serve(json({}));
  servers.splice(0).forEach(server => server.close());
  await expect(apiAt(origin).shop.get('/products')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

it('rejects without a status when the connection ends within the response', async () => {
  const { origin } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  });
  await expect(apiAt(origin).shop.get('/products')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

it('gives up after its timeout', async () => {
  const { origin, sockets } = await serve(() => undefined);
  const client = createNodeClient({ baseURL: origin, timeout: 20, headers: {} });
  await expect(client.request({ method: 'get', url: '/', headers: {} })).rejects.toThrow('20 ms');
  await Promise.all([...sockets].map(socket => socket.closed || once(socket, 'close')));
});

it('ends with its signal', async () => {
  const leaving = new AbortController();
  const { origin } = await serve(() => leaving.abort());
  const call = apiAt(origin).shop.get('/products', { signal: leaving.signal });
  await expect(call).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

it('reads at the new address what has moved', async () => {
  const { origin } = await serve((request, response) =>
    request.url === '/api/v2/products/old'
      ? json({}, 301, { location: '/api/v2/products/new' })(request, response)
      : json({ at: request.url, site: request.headers['x-site'] })(request, response),
  );
  expect(await apiAt(origin).shop.get('/products/old')).toEqual({ at: '/api/v2/products/new', site: 'ortoo' });
});

it('gives up on a circle of addresses', async () => {
  let requests = 0;
  const { origin } = await serve((request, response) => {
    requests += 1;
    json({}, 301, { location: request.url })(request, response);
  });
  await expect(apiAt(origin).shop.get('/products/old')).rejects.toMatchObject({ status: 301 });
  expect(requests).toBe(6);
});

it('reports an outdated response', async () => {
  const onOutage = jest.fn();
  const { origin } = await serve(json([], 200, { 'X-Outdated': '1' }));
  await apiAt(origin, onOutage).shop.get('/products');
  expect(onOutage.mock.calls).toEqual([[true]]);
});

it('uses a connection again', async () => {
  const { origin, sockets } = await serve(json([]));
  const { shop } = apiAt(origin);
  await shop.get('/products');
  await shop.get('/products');
  expect(sockets.size).toBe(1);
});
