import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { serverOptions } from './server-options';

const app = Fastify({ ...serverOptions({ isHttps: false }) });
app.get('/', async ({ url, id }) => ({ url, id }));
app.get('/path', async ({ url }) => url);
app.post('/', async () => 'whole');
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const exchange = async (text: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', data => (answer += data.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
};

it('rejects a large body before it is parsed', async () => {
  const payload = { options: 'x'.repeat(70_000) };
  expect((await app.inject({ method: 'POST', url: '/', payload })).statusCode).toBe(413);
});

it.each([
  ['http://shop.example/path?q=1', '/path?q=1'],
  ['HTTPS://shop.example:3000/path', '/path'],
  ['/path', '/path'],
])('a request line with %s is for %s', async (line, path) => {
  const answer = await exchange(`GET ${line} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer.endsWith(path)).toBe(true);
});

it('of a request line without a path, the first page is meant', async () => {
  const answer = await exchange('GET http://shop.example HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('"url":"/"');
});

it.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', 400],
  ['headers above the limit', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s get a response with the headers of every response', async (_, text, status) => {
  const answer = await exchange(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/x-content-type-options: nosniff/);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/);
});

it('accepts the name that a sender gives to a request, if a log can hold it', async () => {
  const idFor = async (sent: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': sent } })).json<{ id: string }>().id;
  expect(await idFor('job-7.of_3')).toBe('job-7.of_3');
  expect(await idFor('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idFor('a b')).toMatch(/^[0-9a-f-]{36}$/);
});
