import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from './client';
import { EmbeddedEngine } from './embedded-engine';
import type { Access, Engine } from './engine';
import type { Json } from './json';
import { randomFrom } from './testing/random';
import { testAnalysis } from './testing/test-analysis';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'snapshots-'))));
afterEach(() => rm(folder, { recursive: true }));

const text = { type: 'text', analyzer: 'vowels' };
const mappings = {
  dynamic: 'true',
  _source: { excludes: ['suggest'] },
  properties: {
    name: text,
    note: { type: 'text', index_options: 'docs', norms: false },
    kinds: { type: 'keyword' },
    price: { type: 'long' },
    share: { type: 'double' },
    day: { type: 'date' },
    place: { type: 'geo_point' },
    area: { type: 'geo_shape' },
    said: { type: 'nested', properties: { by: { type: 'keyword' }, words: text } },
    suggest: { type: 'completion', analyzer: 'loose' },
  },
};

const random = randomFrom(7);
const below = (limit: number): number => Math.floor(random() * limit);
const words = ['felt', 'boots', 'leather', 'silk', 'robe', 'buttons', 'эсгий', 'гутал', 'wax', 'boot', 'of', '丝'];
const phrase = (): string => Array.from({ length: 1 + below(6) }, () => words[below(words.length)]).join(' ');

function randomDocument(): Json {
  const name = phrase();
  const [lat, lon] = [below(80), below(170)];
  return {
    name: random() < 0.2 ? [name, phrase()] : name,
    ...(random() < 0.7 && { note: phrase() }),
    kinds: Array.from({ length: below(4) }, () => `kind ${below(30)}`),
    price: below(1_000),
    ...(random() < 0.5 && { share: random() }),
    ...(random() < 0.5 && { day: `2026-0${1 + below(9)}-1${below(10)}` }),
    place: { lat, lon },
    ...(random() < 0.3 && {
      area: {
        type: 'envelope',
        coordinates: [
          [lon, lat + 5],
          [lon + 5, lat],
        ],
      },
    }),
    said: Array.from({ length: below(3) }, () => ({ by: `person ${below(9)}`, words: phrase() })),
    learned: `value ${below(12)}`,
    suggest: { input: [name], weight: below(99) },
  };
}

const aggs = {
  kinds: { terms: { field: 'kinds', size: 50 } },
  learned: { terms: { field: 'learned.keyword' } },
  prices: { stats: { field: 'price' } },
  days: { date_histogram: { field: 'day', calendar_interval: 'month' } },
};
const randomQuery = (): Json => {
  const choices: (() => Json)[] = [
    () => ({ match: { name: { query: phrase(), operator: random() < 0.5 ? 'and' : 'or' } } }),
    () => ({ match_phrase: { name: `${words[below(8)]} ${words[below(8)]}` } }),
    () => ({ match: { note: phrase() } }),
    () => ({ multi_match: { query: phrase(), fields: ['name^3', 'note', 'learned'], fuzziness: 'AUTO' } }),
    () => ({ prefix: { kinds: `kind ${below(3)}` } }),
    () => ({ range: { price: { gte: below(500), lt: 500 + below(500) } } }),
    () => ({ range: { share: { gt: random() } } }),
    () => ({ range: { day: { gte: `2026-0${1 + below(9)}-01` } } }),
    () => ({ geo_distance: { distance: '2000km', place: { lat: below(80), lon: below(170) } } }),
    () => ({ geo_shape: { area: { shape: { type: 'point', coordinates: [below(170), below(80)] } } } }),
    () => ({ nested: { path: 'said', query: { match: { 'said.words': phrase() } } } }),
    () => ({ term: { 'learned.keyword': `value ${below(12)}` } }),
    () => ({ ids: { values: [String(below(300)), String(below(300))] } }),
  ];
  return choices[below(choices.length)]?.() ?? {};
};
const bodies: Json[] = Array.from({ length: 150 }, () => ({
  query: { bool: { must: [randomQuery()], ...(random() < 0.4 && { should: [randomQuery()] }) } },
  ...(random() < 0.3 && { sort: [{ price: 'desc' }, { kinds: 'asc' }, '_id'] }),
  ...(random() < 0.3 && { aggs }),
  version: true,
  seq_no_primary_term: true,
  size: 20,
}));
bodies.push({ suggest: { s: { prefix: 'fe', completion: { field: 'suggest', size: 20 } } } });

const clientOf = (engine: Engine, access: Access = 'own'): Client => createClient(engine, access);

async function opened(definition: Json = { mappings }): Promise<Client> {
  const send = clientOf(new EmbeddedEngine({ analysis: testAnalysis }));
  await send('PUT', '/goods', definition);
  await send('PUT', '/_snapshot/disk', { type: 'fs', settings: { location: folder } });
  return send;
}

const documents = Array.from({ length: 400 }, randomDocument);

/** An index with updated and deleted documents. */
async function filled(): Promise<Client> {
  const send = await opened();
  const lines = documents.flatMap((source, at) => [{ index: { _id: String(at % 300) } }, source]);
  expect(await send('POST', '/goods/_bulk', lines)).toMatchObject({ body: { errors: false } });
  for (const id of [5, 17, 299]) await send('DELETE', `/goods/_doc/${id}`);
  return send;
}

const path = '/_snapshot/disk/goods';
const file = () => join(folder, 'goods.snapshot');
const save = (send: Client, metadata: Json = {}) => send('PUT', path, { indices: 'goods', metadata });
const restore = (send: Client) => send('POST', `${path}/_restore`);

const answers = (send: Client): Promise<unknown[]> =>
  Promise.all(
    bodies.map(async body => {
      const { body: answer } = await send('POST', '/goods/_search', body);
      return { ...answer, took: 0 };
    }),
  );

it('answers as before, with every type of field, and accepts the same writes', async () => {
  const before = await filled();
  expect(await save(before, { position: 12 })).toMatchObject({ status: 200 });
  const after = await opened();
  expect(await after('GET', path)).toMatchObject({
    status: 200,
    body: { snapshots: [{ indices: ['goods'], metadata: { position: 12 }, state: 'SUCCESS' }] },
  });
  expect(await restore(after)).toMatchObject({ status: 200 });
  const expected = await answers(before);
  expect(JSON.stringify(expected).length).toBeGreaterThan(100_000);
  expect(await answers(after)).toEqual(expected);
  for (const send of [before, after]) {
    const lines = documents.slice(0, 60).flatMap((source, at) => [{ index: { _id: String(at * 7) } }, source]);
    await send('POST', '/goods/_bulk', lines);
    await send('PUT', '/goods/_doc/later', { name: 'gloves of silk', other: 'field' });
    await send('DELETE', '/goods/_doc/8');
  }
  expect(await answers(after)).toEqual(await answers(before));
  expect((await after('GET', '/goods/_mapping')).body).toEqual((await before('GET', '/goods/_mapping')).body);
});

it('stays readable after columns were rewritten without deleted documents', async () => {
  const before = await opened();
  const lines = Array.from({ length: 6 }, () => documents).flatMap(list =>
    list.flatMap((source, at) => [{ index: { _id: String(at) } }, source]),
  );
  await before('POST', '/goods/_bulk', lines);
  await save(before);
  const after = await opened();
  await restore(after);
  expect(await answers(after)).toEqual(await answers(before));
});

it('an import is not stored before it ends', async () => {
  const send = clientOf(
    new EmbeddedEngine({ analysis: testAnalysis, textScript: new URL('./testing/texts.worker.mjs', import.meta.url) }),
  );
  await send('PUT', '/goods', { mappings, settings: { refresh_interval: '-1' } });
  await send('PUT', '/_snapshot/disk', { type: 'fs', settings: { location: folder } });
  await send('POST', '/goods/_bulk', [{ index: { _id: '1' } }, documents[0] ?? {}]);
  expect([(await save(send)).status, await readdir(folder)]).toEqual([503, []]);
  await send('POST', '/goods/_refresh');
  expect((await save(send)).status).toBe(200);
});

const damage: [string, () => Promise<unknown>][] = [
  ['empty', () => truncate(file(), 0)],
  ['torn in its header', () => truncate(file(), 30)],
  ['torn in an array', async () => truncate(file(), (await readFile(file())).length >> 1)],
  ['torn at its end', async () => truncate(file(), (await readFile(file())).length - 1)],
  ['of another format', () => changeByte(() => 7)],
  ['damaged in its header', () => changeByte(() => 14)],
  ['damaged in an array', () => changeByte(length => length - 4_000)],
  ['damaged in its checksum', () => changeByte(length => length - 2)],
];

async function changeByte(place: (length: number) => number): Promise<void> {
  const bytes = await readFile(file());
  const at = place(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  await writeFile(file(), bytes);
}

it.each(damage)('a file that is %s is rejected, and the index stays usable', async (_, spoil) => {
  await save(await filled());
  await spoil();
  const send = await opened();
  expect(await restore(send)).toMatchObject({ status: 400, body: { error: { type: 'snapshot_restore_exception' } } });
  await send('PUT', '/goods/_doc/1', { name: 'felt boots' });
  expect((await send('GET', '/goods/_count')).body.count).toBe(1);
});

it('every single damaged bit is noticed', async () => {
  await save(await filled());
  const bytes = await readFile(file());
  const send = await opened();
  for (let time = 0; time < 200; time += 1) {
    const copy = Buffer.from(bytes);
    const at = below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
    await writeFile(file(), copy);
    expect((await restore(send)).status).toBe(400);
  }
  await writeFile(file(), bytes);
  expect((await restore(send)).status).toBe(200);
});

it.each<[string, Json]>([
  ['another mapping', { mappings: { ...mappings, properties: { ...mappings.properties, name: { type: 'keyword' } } } }],
  ['other settings', { mappings, settings: { max_terms_count: 5 } }],
])('an index with %s is not filled', async (_, definition) => {
  await save(await filled());
  const send = await opened(definition);
  expect(await restore(send)).toMatchObject({
    status: 400,
    body: { error: { reason: 'the index is defined differently' } },
  });
  expect((await send('GET', '/goods/_count')).body.count).toBe(0);
});

it('an index that has documents is not filled', async () => {
  const send = await filled();
  await save(send);
  expect(await restore(send)).toMatchObject({ status: 400, body: { error: { reason: 'the index is not empty' } } });
});

it('a snapshot that fails leaves the one before', async () => {
  const send = await filled();
  await save(send, { nth: 1 });
  await mkdir(`${file()}.new`);
  expect((await save(send, { nth: 2 })).status).toBe(500);
  expect((await send('GET', path)).body).toMatchObject({ snapshots: [{ metadata: { nth: 1 } }] });
  await rm(`${file()}.new`, { recursive: true });
  await save(send, { nth: 3 });
  expect(await readdir(folder)).toEqual(['goods.snapshot']);
  expect((await send('GET', path)).body).toMatchObject({ snapshots: [{ metadata: { nth: 3 } }] });
});

it('names what is missing, and stays within its folder', async () => {
  const send = await opened();
  const failure = async (method: string, at: string, body?: Json) => {
    const answer = await send(method, at, body);
    return [answer.status, (answer.body.error as Json).type];
  };
  expect(await failure('GET', path)).toEqual([404, 'snapshot_missing_exception']);
  expect(await failure('GET', '/_snapshot/other/goods')).toEqual([404, 'repository_missing_exception']);
  expect(await failure('PUT', '/_snapshot/disk/..%2Fgoods', { indices: 'goods' })).toEqual([
    400,
    'illegal_argument_exception',
  ]);
  expect(await failure('PUT', path, { indices: 'nowhere' })).toEqual([404, 'index_not_found_exception']);
  expect(await failure('PUT', '/_snapshot/disk', { type: 'url' })).toEqual([400, 'illegal_argument_exception']);
});

it.each(['read', 'index'] as const)('is not for accounts of the level %s', async access => {
  const engine = new EmbeddedEngine();
  const send = clientOf(engine, access);
  for (const [method, at] of [
    ['PUT', '/_snapshot/disk'],
    ['PUT', path],
    ['GET', path],
    ['POST', `${path}/_restore`],
  ] as const)
    expect([method, at, (await send(method, at)).status]).toEqual([method, at, 403]);
});
