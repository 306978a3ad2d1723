import type { Json } from '../json';
import { engineWith, idsOf, testNow } from '../testing/engine-with';
import { TestSearcher } from '../testing/test-searcher';

const mappings = {
  properties: {
    name: { type: 'text' },
    note: { type: 'text', index_options: 'freqs' },
    tag: { type: 'keyword' },
    price: { type: 'long' },
    place: { type: 'geo_point' },
    area: { type: 'geo_shape' },
    done: { type: 'completion' },
    parts: {
      type: 'nested',
      properties: { size: { type: 'keyword' }, inner: { type: 'nested', properties: { n: { type: 'long' } } } },
    },
  },
};

const documentAt = (at: number, turn: number): Json => ({
  name: `thing number${at} turn${turn}`,
  note: at % 2 === 0 ? 'even' : 'odd odd',
  tag: at % 3 === 0 ? ['third', `t${at}`] : `t${at}`,
  price: at % 5 === 0 ? [at, turn] : at,
  place: { lat: at % 80, lon: turn % 80 },
  ...(at % 7 === 0 && { area: { type: 'point', coordinates: [at % 80, 10] } }),
  done: { input: [`thing ${at}`], weight: at },
  parts: Array.from({ length: at % 3 }, (_, nth) => ({ size: `s${nth}`, inner: [{ n: at }] })),
});

it('answers the same after compaction', async () => {
  const count = 700;
  const changed = engineWith(
    mappings,
    Array.from({ length: count }, (_, at) => ({ id: String(at), source: documentAt(at, 0) })),
  );
  const state = changed.engine.indices.one('test');
  for (let turn = 1; turn <= 2; turn += 1)
    for (let at = 0; at < count; at += 1) {
      const source = documentAt(at, turn);
      state.documents.put(String(at), JSON.stringify(source), source);
    }
  state.documents.remove('5');
  const fresh = engineWith(
    mappings,
    Array.from({ length: count }, (_, at) => ({ id: String(at), source: documentAt(at, 2) })).filter(
      ({ id }) => id !== '5',
    ),
  );
  expect(state.documents.table.rows).toBeLessThan(count * 2);

  const bodies: Json[] = [
    { query: { match: { name: 'number12 number14' } } },
    { query: { match_phrase: { name: 'number33 turn2' } } },
    { query: { match: { name: 'turn1' } } },
    { query: { match: { note: 'odd' } } },
    { query: { term: { tag: 'third' } }, sort: [{ price: 'desc' }] },
    { query: { geo_distance: { distance: '200km', place: '12,2' } } },
    {
      query: {
        geo_shape: {
          area: {
            shape: {
              type: 'envelope',
              coordinates: [
                [0, 20],
                [30, 0],
              ],
            },
          },
        },
      },
    },
    { query: { nested: { path: 'parts', query: { term: { 'parts.size': 's1' } } } } },
    { query: { nested: { path: 'parts.inner', query: { range: { 'parts.inner.n': { lt: 20 } } } } } },
    { size: 0, aggs: { tags: { terms: { field: 'tag', size: 5 } }, prices: { stats: { field: 'price' } } } },
    { size: 0, suggest: { s: { prefix: 'thing 1', completion: { field: 'done', size: 20 } } } },
  ];
  for (const body of bodies) {
    const [one, other] = await Promise.all([
      changed.search({ sort: ['_id'], size: 50, ...body }),
      fresh.search({ sort: ['_id'], size: 50, ...body }),
    ]);
    expect([one.total, idsOf(one), one.aggregations]).toEqual([other.total, idsOf(other), other.aggregations]);
    const options = (result: typeof one): unknown => JSON.stringify(result.suggest);
    expect(options(one)).toBe(options(other));
  }
});

it('stays unchanged by a document that it rejects', async () => {
  const engine = new TestSearcher();
  const own = engine.own('own', mappings);
  await own.put([{ id: '1', source: { name: 'one', price: 1 } }]);
  await expect(
    Promise.resolve().then(() => own.put([{ id: '1', source: { name: 'two', price: 'much' } }])),
  ).rejects.toThrow(/failed to parse field \[price\]/);
  const total = async (name: string): Promise<number> =>
    (await engine.search('own', { query: { match: { name } } }, { now: testNow, access: 'read' })).result.total;
  expect([own.count(), await total('one'), await total('two')]).toEqual([1, 1, 0]);
});

it('finds by fields that it does not return', async () => {
  const hiding = { ...mappings, _source: { excludes: ['tag', 'parts.size'] } };
  const { search } = engineWith(hiding, [{ name: 'one', tag: 'hidden', parts: [{ size: 's', inner: [] }] }]);
  expect((await search({ query: { term: { tag: 'hidden' } } })).hits).toEqual([
    { _index: 'test', _id: '1', _score: 1, _source: { name: 'one', parts: [{ inner: [] }] } },
  ]);
});
