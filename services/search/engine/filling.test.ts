import { shopAnalyzers } from '../shop/mongolian/analysis.rules';
import { EmbeddedEngine } from './embedded-engine';
import type { EngineDocument } from './engine';
import { Indices } from './indices/indices';
import type { Json } from './json';

const script = new URL('../shop/texts.worker.mjs', import.meta.url);
const enough = 10_000;
const now = new Date('2026-11-21T00:00:00Z');
const text = { type: 'text', analyzer: 'mongolian', search_analyzer: 'mongolian_search' };
const mappings = {
  dynamic: 'true',
  properties: {
    name: text,
    said: { type: 'nested', properties: { by: { type: 'keyword' }, words: text } },
    price: { type: 'long' },
    suggest: { type: 'completion', analyzer: 'mongolian_beginnings' },
  },
};
const goods = ['эсгий гутал', 'арьсан гутлын тос', 'торгон дээл', 'дээлийн товч', 'felt boots'];

const documents: EngineDocument[] = Array.from({ length: 600 }, (_, at) => {
  const name = `${goods[at % goods.length] ?? ''} ${at % 17}`;
  return {
    id: String(at),
    source: { name, price: at * 10, said: [{ by: 'a', words: name }], note: `learned ${at % 3}` },
    derived: { suggest: { input: [name], weight: at } },
  };
});

async function filled(textScript?: URL): Promise<{ engine: EmbeddedEngine; send: (body: Json) => Promise<unknown> }> {
  const engine = new EmbeddedEngine(new Indices(shopAnalyzers), textScript);
  const index = engine.own('shop', mappings);
  const filling = index.fill(enough);
  for (const half of [documents.slice(0, 350), documents.slice(350)]) await filling.put(half);
  await filling.end();
  // Afterwards it accepts writes like any other index, for an existing document and a new one.
  await index.put([
    { id: '3', source: { name: 'шинэ гутал', price: 1 } },
    { id: 'new', source: { name: 'шинэ дээл', price: 2 } },
  ]);
  await index.remove(['4']);
  const send = async (body: Json): Promise<unknown> =>
    (await engine.search('shop', { size: 700, ...body }, { now, access: 'index' })).result;
  return { engine, send };
}

it.each<[string, Json]>([
  ['words', { query: { match: { name: 'гутал' } } }],
  ['inflected words', { query: { match: { name: { query: 'дээлээ товчоо', operator: 'and' } } } }],
  ['phrases', { query: { match_phrase: { name: 'эсгий гутал' } } }],
  ['nested words', { query: { nested: { path: 'said', query: { match: { 'said.words': 'boots' } } } } }],
  ['dynamic fields', { query: { match: { note: 'learned' } }, aggs: { notes: { terms: { field: 'note.keyword' } } } }],
  ['numbers', { sort: [{ price: 'desc' }], aggs: { prices: { stats: { field: 'price' } } } }],
  ['beginnings', { suggest: { s: { prefix: 'гут', completion: { field: 'suggest', size: 20 } } } }],
])('an index filled by two threads answers as one filled by one: %s', async (_, body) => {
  const [two, one] = [await filled(script), await filled()];
  const answer = await two.send(body);
  expect(answer).toEqual(await one.send(body));
  expect(JSON.stringify(answer).length).toBeGreaterThan(1_000);
});

it('fails when the thread fails', async () => {
  const engine = new EmbeddedEngine(new Indices(shopAnalyzers), new URL('./missing.worker.mjs', import.meta.url));
  const filling = engine.own('shop', mappings).fill(enough);
  await expect(filling.put(documents)).rejects.toThrow('missing.worker');
});
