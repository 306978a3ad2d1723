import Fastify, { type FastifyInstance } from 'fastify';
import { secureAnswers } from './security-headers';
import { serverOptions } from './server-options';

const serverFor = (isHttps: boolean): FastifyInstance => {
  const app = Fastify(serverOptions({ isHttps }));
  secureAnswers(app, { isHttps });
  app.get('/json', async () => ({}));
  app.get('/page', async (_, reply) => reply.header('content-security-policy', "default-src 'self'").send('page'));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.register(async scope => {
    scope.setErrorHandler((_error, _request, reply) => reply.code(418).send('own'));
    scope.get('/scoped', async () => {
      throw new Error('broken');
    });
  });
  return app;
};

const http = serverFor(false);
const https = serverFor(true);
afterAll(() => Promise.all([http.close(), https.close()]));

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('microphone=()'),
};

it.each([
  ['/json', 200],
  ['/nothing', 404],
  ['/broken', 500],
  ['/scoped', 418],
  ['/%zz', 400],
])('every response has them: %s', async (url, status) => {
  const { statusCode, headers } = await https.inject(url);
  expect([statusCode, headers]).toEqual([status, expect.objectContaining(everywhere)]);
  expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it("preserves a page's own policy, and leaves http without a promise of https", async () => {
  const { headers } = await http.inject('/page');
  expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': "default-src 'self'" });
  expect(headers['strict-transport-security']).toBeUndefined();
});
