import { createClient, type Client } from './client';
import { EmbeddedEngine } from './embedded-engine';
import type { Json } from './json';
import { testAnalysis } from './testing/test-analysis';

const script = new URL('./testing/texts.worker.mjs', import.meta.url);
const text = { type: 'text', analyzer: 'vowels' };
const mappings = {
  dynamic: 'true',
  _source: { excludes: ['suggest'] },
  properties: {
    name: text,
    said: { type: 'nested', properties: { by: { type: 'keyword' }, words: text } },
    price: { type: 'long' },
    suggest: { type: 'completion', analyzer: 'loose' },
  },
};
const goods = ['felt boots', 'leather boot wax', 'silk robe', 'buttons of a robe', 'эсгий гутал'];

const documents: (Json & { id: string })[] = Array.from({ length: 600 }, (_, at) => {
  const name = `${goods[at % goods.length] ?? ''} ${at % 17}`;
  return {
    id: String(at),
    name,
    price: at * 10,
    said: [{ by: 'a', words: name }],
    note: `learned ${at % 3}`,
    suggest: { input: [name], weight: at },
  };
});
const linesOf = (list: readonly (Json & { id: string })[]): string =>
  list.map(({ id, ...source }) => `{"index":{"_id":"${id}"}}\n${JSON.stringify(source)}\n`).join('');

async function created(textScript?: URL): Promise<Client> {
  const engine = new EmbeddedEngine({ analysis: testAnalysis, ...(textScript && { textScript }) });
  const send = createClient(engine, 'own');
  await send('PUT', '/goods', { mappings, settings: { refresh_interval: '-1' } });
  return send;
}

async function filled(textScript?: URL): Promise<Client> {
  const send = await created(textScript);
  for (const half of [documents.slice(0, 350), documents.slice(350)])
    expect(await send('POST', '/goods/_bulk', linesOf(half))).toMatchObject({ status: 200, body: { errors: false } });
  await send('POST', '/goods/_refresh');
  // Afterwards it accepts writes like any other index, for an existing document and a new one.
  await send('PUT', '/goods/_doc/3', { name: 'new boots', price: 1 });
  await send('PUT', '/goods/_doc/new', { name: 'new robe', price: 2 });
  await send('DELETE', '/goods/_doc/4');
  return send;
}

it.each<[string, Json]>([
  ['words', { query: { match: { name: 'boots' } } }],
  ['words in another form', { query: { match: { name: { query: 'rabe bittens', operator: 'and' } } } }],
  ['phrases', { query: { match_phrase: { name: 'felt boots' } } }],
  ['nested words', { query: { nested: { path: 'said', query: { match: { 'said.words': 'гутал' } } } } }],
  ['dynamic fields', { query: { match: { note: 'learned' } }, aggs: { notes: { terms: { field: 'note.keyword' } } } }],
  ['numbers', { sort: [{ price: 'desc' }], aggs: { prices: { stats: { field: 'price' } } } }],
  ['beginnings', { suggest: { s: { prefix: 'boo', completion: { field: 'suggest', size: 20 } } } }],
])('an index filled by two threads answers as one filled by one: %s', async (_, body) => {
  const answers = await Promise.all(
    [script, undefined].map(async used => (await filled(used))('POST', '/goods/_search', { size: 700, ...body })),
  );
  const [two, one] = answers.map(({ body: { took: _took, ...answer } }) => answer);
  expect(two).toEqual(one);
  expect(JSON.stringify(two).length).toBeGreaterThan(1_000);
});

it('reads the words of documents written after an import', async () => {
  const send = await created(script);
  // Only texts of the documents themselves are read by the thread.
  const flat = documents.slice(0, 5).map(({ id, name }) => ({ id, name }));
  await send('POST', '/goods/_bulk', linesOf(flat));
  await send('POST', '/goods/_refresh');
  await send('PUT', '/goods/_doc/later', { name: 'robe gloves' });
  const found = async (word: string) => {
    const { body } = await send('POST', '/goods/_search?filter_path=hits.hits._id', {
      query: { match: { name: word } },
    });
    return (body.hits as { hits: { _id: string }[] }).hits.map(({ _id }) => _id).toSorted();
  };
  expect([await found('gloves'), await found('robe'), await found('felt')]).toEqual([
    ['later'],
    ['2', '3', 'later'],
    ['0'],
  ]);
});

it('reads the documents of an import after a refresh only', async () => {
  const send = await created(script);
  await send('POST', '/goods/_bulk', linesOf(documents.slice(0, 5)));
  const count = async () => {
    const { status, body } = await send('GET', '/goods/_count');
    return [status, body.count];
  };
  expect([await count(), (await send('GET', '/goods/_doc/1')).status]).toEqual([[503, undefined], 503]);
  await send('POST', '/goods/_refresh');
  expect(await count()).toEqual([200, 5]);
});

it('fails when the thread fails', async () => {
  const send = await created(new URL('./missing.worker.mjs', import.meta.url));
  expect((await send('POST', '/goods/_bulk', linesOf(documents))).status).toBe(500);
});
