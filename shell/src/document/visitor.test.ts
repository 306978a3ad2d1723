import fastify from 'fastify';
import { gateTryValue, type Composition, type GateTry } from '@ortoo/contracts';
import { takeGateTry } from './visitor';

const rejected: GateTry = { fault: 'too_young', year: '2015', month: '4', day: '25' };
const cookie = `age_try=${encodeURIComponent(gateTryValue(rejected))}`;
const routes = [
  { id: 'brandsite.story', path: '/brand/story', server: true, skeleton: 'article', ageGate: 21 },
  { id: 'catalog.products', path: '/products', server: true, skeleton: 'list' },
] as const;
const plan: Composition = {
  plan: 'p',
  site: 'ortoo',
  remotes: [
    {
      ...{ id: 'brandsite', release: 'r', base: '/releases/brandsite/r/', integrity: 'sha384-x', chunks: {} },
      manifest: { id: 'brandsite', contract: 1, owner: 'brand team', routes, slots: [] },
    },
  ],
};

const take = async (path: string, headers: Record<string, string>) => {
  const app = fastify();
  app.get('/*', (request, reply) => reply.send({ taken: takeGateTry(request, reply, plan, path, false) ?? null }));
  const { cookies, ...answer } = await app.inject({ url: path, headers });
  return { taken: answer.json<{ taken: GateTry | null }>().taken, cookies };
};

it('takes the rejected birth date once, on a page behind a gate', async () => {
  const { taken, cookies } = await take('/brand/story', { cookie });
  expect(taken).toEqual(rejected);
  expect(cookies).toMatchObject([{ name: 'age_try', value: '', maxAge: 0, path: '/', httpOnly: true }]);
});

it('leaves it for such a page', async () =>
  expect(await take('/products', { cookie })).toEqual({ taken: null, cookies: [] }));

it('has none without the cookie', async () =>
  expect(await take('/brand/story', {})).toEqual({ taken: null, cookies: [] }));
