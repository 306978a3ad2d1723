import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { handleErrors } from './error-handler';

it('logs nothing for a request that its client has left unfinished', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'error', stream } });
  app.decorateRequest('locale', 'mn');
  app.decorateRequest('lastAnswer', null);
  handleErrors(app, { isStrict: true });
  app.post('/', async () => 'whole');
  const answered = new Promise<number>(resolve => {
    app.addHook('onSend', async (_, { statusCode }) => resolve(statusCode));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  app.server.once('request', () => socket.destroy());
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{');
  expect(await answered).toBe(400);
  expect(lines).toEqual([]);
  await app.close();
});
