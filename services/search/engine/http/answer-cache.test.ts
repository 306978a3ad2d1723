import { AnswerCache } from './answer-cache';
import { protocolApp, readerHeader, type ProtocolApp } from '../testing/listening';

const mappings = { properties: { name: { type: 'text' }, cat: { type: 'keyword' }, day: { type: 'date' } } };

let served: ProtocolApp;

beforeEach(async () => {
  served = await protocolApp();
});
afterEach(async () => served.app.close());

const send = async (payload: object, url = '/shop/_search'): Promise<{ total: number; text: string }> => {
  const answer = await served.app.inject({
    method: 'POST',
    url,
    headers: { authorization: readerHeader, 'content-type': 'application/json' },
    payload,
  });
  const { hits } = answer.json<{ hits: { total: { value: number } } }>();
  return { total: hits.total.value, text: answer.body };
};

const counted = (): { times: () => number } => {
  const search = jest.spyOn(served.engine, 'search');
  return { times: () => search.mock.calls.length };
};

it('answers a repeated request without a search, until the index is written to', async () => {
  const shop = served.engine.own('shop', mappings);
  await shop.put([{ id: '1', source: { name: 'boots' } }]);
  const searches = counted();
  const [first, second] = [
    await send({ query: { match: { name: 'boots' } } }),
    await send({ query: { match: { name: 'boots' } } }),
  ];
  expect([second.text, searches.times()]).toEqual([first.text, 1]);
  await shop.put([{ id: '2', source: { name: 'boots' } }]);
  expect((await send({ query: { match: { name: 'boots' } } })).total).toBe(2);
  await shop.remove(['1', '2']);
  expect((await send({ query: { match: { name: 'boots' } } })).total).toBe(0);
});

it.each<[string, object, string]>([
  ['the current time', { query: { range: { day: { lte: 'now' } } } }, '/shop/_search'],
  ['another index', { query: { terms: { cat: { index: 'other', id: '1', path: 'cat' } } } }, '/shop/_search'],
  ['an index of an indexer', {}, '/other/_search'],
])('does not cache an answer that depends on %s', async (_, body, url) => {
  await served.engine.own('shop', mappings).put([{ id: '1', source: { name: 'boots' } }]);
  served.indices.create('other', {});
  const searches = counted();
  await send(body, url);
  await send(body, url);
  expect(searches.times()).toBe(2);
});

it('distinguishes different requests', async () => {
  await served.engine.own('shop', mappings).put([{ id: '1', source: { name: 'boots' } }]);
  const [whole, part] = [await send({}), await send({}, '/shop/_search?filter_path=hits.total')];
  expect([whole.text.includes('boots'), part.text.includes('boots')]).toEqual([true, false]);
});

it('computes an answer once for concurrent requests', async () => {
  await served.engine.own('shop', mappings).put([{ id: '1', source: { name: 'boots' } }]);
  const searches = counted();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({})));
  expect([searches.times(), new Set(answers.map(({ text }) => text)).size]).toEqual([1, 1]);
});

it('is bounded by the size of all entries, also for requests of maximum size', async () => {
  const cache = new AnswerCache(() => 1);
  const request = {
    method: 'POST',
    path: '/shop/_search',
    query: {},
    contentType: 'application/json',
    access: 'read',
    now: 0,
  } as const;
  const ofSize = (size: number) => async () => ({ status: 200, bytes: new Uint8Array(size), isCacheable: true });
  const padding = ' '.repeat(64 * 1_024);
  for (let at = 0; at < 2_000; at += 1)
    await cache.answer({ ...request, body: `{"from":${at}}${padding}` }, '/shop/_search', ofSize(2));
  // Two thousand bodies of 64 KB are 128 MB; the cache holds only a digest of each.
  expect(cache.bytes).toBeLessThan(1_048_576);
  for (let at = 0; at < 200; at += 1)
    await cache.answer({ ...request, body: `{"size":${at}}` }, '/shop/_search', ofSize(261_000));
  expect(cache.bytes).toBeGreaterThan(30 * 1_048_576);
  expect(cache.bytes).toBeLessThanOrEqual(32 * 1_048_576);
});
