import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { startTestShop, type TestShop } from '../../shop-api/src/testing/test-shop';
import { createDrain } from './drain';
import { guardHosts } from './host-guard';
import { limitPipelining, limitRequests } from './limit-requests';
import { takeTurns } from './take-turns';
import { timeLimits } from './time-limits';

let test: TestShop;
let app: FastifyInstance;
let port: number;
let drain: () => Promise<void>;
let closing: Promise<void> | undefined;
/** Requests that reached a further hook. */
let handled = 0;
/** Calls that were handled, in their order. */
const calls: string[] = [];

beforeAll(async () => {
  test = await startTestShop({ limitsFactor: 1 });
  app = Fastify({ ...timeLimits });
  limitPipelining(app);
  app.addHook('onRequest', async () => void (handled += 1));
  drain = createDrain(app);
  guardHosts(app, test.shop);
  limitRequests(app, test.shop, { trustsProxy: true });
  takeTurns(app, test.shop);
  app.get('/healthz', async () => 'well');
  app.get('/', async ({ headers }) => headers.host);
  app.post('/', async () => 'whole');
  app.post('/api/search/search', async () => 'found');
  const begun: (() => void)[] = [];
  const held = () => new Promise<string>(resolve => begun.push(() => resolve('late')));
  app.get('/slow', held);
  app.get('/api/slow', () => (calls.push('slow'), held()));
  app.get('/api/quick', async () => (calls.push('quick'), 'quick'));
  app.get('/api/left', {
    // The visitor leaves before the turn begins.
    preValidation: async request => {
      request.raw.socket.destroy();
      await once(request.raw.socket, 'close');
    },
    handler: async () => (calls.push('left'), 'left'),
  });
  app.get('/go', async () => (begun.splice(0).forEach(end => end()), 'gone'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await (closing ?? app.close());
  await test.close();
});

/** The response to raw input, as it comes over the wire. */
const exchange = async (text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', data => (answer += data.toString()));
  socket.end(text);
  await once(socket, 'close');
  return answer;
};
const get = (path: string, host: string) =>
  exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('Host', () => {
  it.each([
    ['a b', 400],
    ['user@localhost', 400],
    ['', 400],
    ['evil.example', 421],
    ['localhost', 200],
    ['munkh-tsas.localhost:3000', 200],
  ])('%j is answered %d', async (host, status) => expect(statusOf(await get('/', host))).toBe(status));

  it('of a health check may be the address of its machine', async () => {
    expect(statusOf(await get('/healthz', 'pod-7.internal'))).toBe(200);
  });

  it('may be any in calls of the shop itself', async () => {
    const { headers } = test.shop.internal;
    expect((await app.inject({ url: '/', headers: { host: 'inner', ...headers } })).statusCode).toBe(200);
    const forged = Object.fromEntries(Object.keys(headers).map(name => [name, 'x'.repeat(32)]));
    expect((await app.inject({ url: '/', headers: { host: 'inner', ...forged } })).statusCode).toBe(421);
  });
});

describe('open requests', () => {
  const slowBody = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nx');
    await once(socket, 'connect');
    return socket;
  };

  it('of one address are counted, and finished ones make room', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, slowBody));
    const rejected = await until(
      async () => get('/', 'localhost'),
      answer => statusOf(answer) === 429,
    );
    expect(rejected).toMatch(/retry-after: 5/i);
    sockets.forEach(socket => socket.destroy());
    const answer = await until(
      async () => get('/', 'localhost'),
      text => statusOf(text) === 200,
    );
    expect(statusOf(answer)).toBe(200);
  });

  it('of a connection that ends before their turn are released', async () => {
    const pipelined = `GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(9);
    for (let connection = 0; connection < 40; connection += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write(pipelined);
      await once(app.server, 'request');
      await setImmediate();
      socket.destroy();
    }
    const sockets = await Promise.all(Array.from({ length: 150 }, slowBody));
    expect(statusOf(await get('/', 'localhost'))).toBe(200);
    sockets.forEach(socket => socket.destroy());
  });

  it('of one connection are ten at most', async () => {
    const one = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const before = handled;
    const answers = await exchange(one.repeat(400));
    expect(handled - before).toBe(11);
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('do not include health checks and calls of the shop itself', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, slowBody));
    await until(
      async () => get('/', 'localhost'),
      answer => statusOf(answer) === 429,
    );
    expect(statusOf(await get('/healthz', 'localhost'))).toBe(200);
    const inner = await app.inject({ url: '/', headers: { host: 'inner', ...test.shop.internal.headers } });
    expect(inner.statusCode).toBe(200);
    sockets.forEach(socket => socket.destroy());
    await until(
      async () => get('/', 'localhost'),
      answer => statusOf(answer) === 200,
    );
  });

  it('of one IPv6 network are one visitor', async () => {
    const open = async (remoteAddress: string) => app.inject({ url: '/slow', remoteAddress });
    const network = Array.from({ length: 200 }, (_, at) => open(`2001:db8::${at.toString(16)}`));
    expect((await open('2001:db8::ffff')).statusCode).toBe(429);
    expect((await app.inject({ url: '/', remoteAddress: '2001:db8:0:1::1' })).statusCode).toBe(200);
    await app.inject('/go');
    await Promise.all(network);
  });

  it('end after a minute at the latest', () => {
    expect(app.server.requestTimeout).toBe(60_000);
    expect(app.server.headersTimeout).toBe(15_000);
    expect(app.server.timeout).toBe(120_000);
  });
});

/** Repeats the request until the expected answer arrives. */
const until = async (send: () => Promise<string>, isDone: (answer: string) => boolean): Promise<string> => {
  const answer = await send();
  return isDone(answer) ? answer : until(send, isDone);
};

it("lets one visitor's calls wait for each other, not for those of others", async () => {
  const call = async (path: string, remoteAddress: string) => app.inject({ url: `/api/${path}`, remoteAddress });
  const slow = Array.from({ length: 30 }, () => call('slow', '192.0.2.1'));
  const own = call('quick', '192.0.2.1');
  expect((await call('quick', '192.0.2.2')).statusCode).toBe(200);
  expect(calls).toEqual([...Array.from({ length: 8 }, () => 'slow'), 'quick']);
  const done = Promise.all([...slow, own]);
  for (let time = 0; time < 4; time += 1) await app.inject('/go');
  await done;
  expect(calls).toHaveLength(32);
});

it('takes no turn for a visitor who has gone', async () => {
  for (let time = 0; time < 9; time += 1) expect(await get('/api/left', 'localhost')).toBe('');
  expect(statusOf(await get('/api/quick', 'localhost'))).toBe(200);
  expect(calls).not.toContain('left');
});

it('gives no turn to a visitor who has left while waiting', async () => {
  calls.length = 0;
  const slow = Array.from({ length: 8 }, () => app.inject({ url: '/api/slow', remoteAddress: '127.0.0.1' }));
  while (calls.length < 8) await setImmediate();
  const before = handled;
  const socket = connect(port, '127.0.0.1');
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  socket.write('GET /api/quick HTTP/1.1\r\nHost: localhost\r\n\r\n');
  while (handled === before) await setImmediate();
  socket.destroy();
  await once(accepted, 'close');
  await app.inject('/go');
  await Promise.all(slow);
  expect(calls).toEqual(Array.from({ length: 8 }, () => 'slow'));
});

it('holds a visitor to the limit of searches, with the time to wait', async () => {
  const search = () => app.inject({ method: 'POST', url: '/api/search/search', payload: {} });
  const statuses = [];
  for (let time = 0; time < 601; time += 1) statuses.push((await search()).statusCode);
  expect(statuses.filter(status => status === 429)).toHaveLength(1);
  const rejected = await search();
  expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  const encoded = await app.inject({ method: 'POST', url: '/%61pi/search/search', payload: {} });
  expect(encoded.statusCode).toBe(429);
});

it('answers requests during the shutdown, and closes each connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const send = async (path: string) => {
    const sent = request({ port, host: '127.0.0.1', path, agent, headers: { host: 'localhost' } });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, connection: answer.headers.connection, body: Buffer.concat(chunks).toString() };
  };
  expect(await send('/')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const slow = send('/slow');
  closing = drain().then(() => app.close());
  expect(await send('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await send('/')).toMatchObject({ status: 200, connection: 'close' });
  expect(await send('/go')).toMatchObject({ status: 200, connection: 'close' });
  expect(await slow).toMatchObject({ status: 200, body: 'late' });
  await closing;
  agent.destroy();
});
