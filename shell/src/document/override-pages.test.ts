import type { ReleaseRecord } from '@ortoo/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { createOverridePages, type OverrideGateway } from './override-pages';

const now = Date.parse('2026-11-21T10:00:00Z');
const granted = {
  ok: true as const,
  record: { remote: 'catalog', release: 'one', draft: true } as ReleaseRecord,
  expires: '2026-11-21T10:30:00.000Z',
  over: <T>(plan: T) => plan,
};
const error = { ok: false as const, code: 'FORGED', status: 403, text: 'The signature does not hold.' };

let app: FastifyInstance;
let canOverride: boolean;
let isSecure: boolean;

isSecure = false;

/** Called for a request that is not answered yet. */
const continued = jest.fn();

beforeEach(async () => {
  continued.mockReset();
  canOverride = true;
  const gateway: OverrideGateway = {
    open: async (_, token) => (token === 'good' ? granted : error),
    of: async ({ headers }) => (headers.cookie === 'override=good' ? granted : undefined),
    mayOverride: async () => canOverride,
  };
  const overridePages = createOverridePages(gateway, () => now, isSecure);
  app = Fastify();
  app.get('/*', async (request, reply) => {
    if (await overridePages.turn(request, reply)) return reply;
    continued();
    return { tools: (await overridePages.requestedBy(request))?.tools ?? 'nothing' };
  });
});

afterEach(() => app.close());

const get = (url: string, cookie?: string) => app.inject({ url, ...(cookie && { headers: { cookie } }) });

test.each([
  ['/?override=good', '/'],
  ['/en/products?q=boots&override=good&page=2', '/en/products?q=boots&page=2'],
  ['//elsewhere.example/x?override=good', '/elsewhere.example/x'],
])('%s sets a cookie and redirects to %s', async (url, location) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([302, location]);
  expect(headers['set-cookie']).toBe('override=good; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(continued).not.toHaveBeenCalled();
});

test('a rejected override gets a reason and no cookie', async () => {
  const answer = await get('/?override=bad');
  expect([answer.statusCode, answer.body]).toEqual([403, 'FORGED\nThe signature does not hold.\n']);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

describe('over https', () => {
  beforeAll(() => (isSecure = true));
  afterAll(() => (isSecure = false));

  test('a cookie is Secure and host-only, whatever a header says', async () => {
    const { headers } = await app.inject({ url: '/?override=good', headers: { 'x-forwarded-proto': 'http' } });
    expect(headers['set-cookie']).toBe('__Host-override=good; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax');
  });
});

test('`off` removes the cookie', async () => {
  const { headers } = await get('/products?override=off', 'override=good');
  expect([headers.location, headers['set-cookie']]).toEqual([
    '/products',
    'override=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

const shown = { override: { remote: 'catalog', release: 'one', draft: true, expires: granted.expires } };

test.each<[string, string, string | undefined, boolean, unknown]>([
  ['any visitor', '/', undefined, true, 'nothing'],
  ['with an invalid cookie', '/', 'override=old', true, 'nothing'],
  ['with an override', '/', 'override=good', true, shown],
  ['a developer with the boundaries parameter', '/?boundaries', undefined, true, { boundaries: true }],
  ['a visitor with the boundaries parameter', '/?boundaries', undefined, false, 'nothing'],
  ['both', '/?boundaries', 'override=good', true, { ...shown, boundaries: true }],
  ['a search for the word', '/products?q=boundaries', undefined, true, 'nothing'],
])('%s', async (_, url, cookie, visitor, requests) => {
  canOverride = visitor;
  expect((await get(url, cookie)).json()).toEqual({ tools: requests });
});
