import { startSeededSearch, type Answer, type SeededSearch } from './testing/seeded-search';
import { all, hidden, idsOf, questions, shown, slugsOf, type Target } from './testing/visibility-questions';

let search: SeededSearch;
beforeAll(async () => {
  search = await startSeededSearch();
  for (const target of [...hidden, ...shown]) {
    const variant = await search.database.db
      .selectFrom('variants')
      .select('sku')
      .where('product_id', '=', target.id)
      .executeTakeFirstOrThrow();
    target.sku = variant.sku;
  }
});
afterAll(() => search.close());

const send: SeededSearch['send'] = (...request) => search.send(...request);

/** An answer reveals a product by its slug, its sku or its id in the protocol. */
const reveals = ({ text }: Answer, targets: readonly Target[]): boolean =>
  targets.some(({ id, slug, sku }) => [`"${slug}"`, `"${sku}"`, `"_id":"${id}"`].some(part => text.includes(part)));

const searches = (body: object): Promise<Answer> => send('POST', '/shop/product/_search', body);

describe.each(questions)('requested by %s', (_, bodyFor) => {
  it('hidden products stay hidden', async () => {
    for (const [, body] of [
      [0, bodyFor(hidden)],
      ...hidden.map((one): [number, object] => [one.id, bodyFor([one])]),
    ] as const) {
      const answer = await searches(body);
      expect([answer.status, reveals(answer, hidden)]).toEqual([200, false]);
    }
  });

  it('visible ones are shown', async () => {
    const answer = await searches(bodyFor(shown));
    expect([answer.status, reveals(answer, shown)]).toEqual([200, true]);
  });
});

const numberAt = (text: string, name: string): number =>
  Number(new RegExp(`"${name}":\\{"(?:value|doc_count)":([0-9.]+)`).exec(text)?.[1] ?? NaN);

describe('counts and metrics exclude hidden products', () => {
  it.each<[string, (targets: readonly Target[]) => object]>([
    ['a filter', targets => ({ filter: { terms: { slug: slugsOf(targets) } } })],
    ['a filter over all', targets => ({ global: {}, aggs: { n: { filter: { terms: { slug: slugsOf(targets) } } } } })],
  ])('%s', async (_, found) => {
    const count = async (targets: readonly Target[]): Promise<number> => {
      const { text } = await searches({ size: 0, query: { match_all: {} }, aggs: { n: found(targets) } });
      return Number(/"doc_count":(\d+)\}*$/.exec(text.replace(/[^"a-z_:0-9}]/g, ''))?.[1] ?? NaN);
    };
    expect([await count(hidden), await count(shown)]).toEqual([0, shown.length]);
  });

  it.each([
    ['min', 'total_on_hand', 1],
    ['min', 'selling_price', 2],
  ])('%s of %s', async (kind, field, min) => {
    const aggs = { n: { [kind]: { field } } };
    const { text } = await searches({ size: 0, query: { match_none: {} }, aggs: { all: { global: {}, aggs } } });
    expect(numberAt(text, 'n')).toBeGreaterThanOrEqual(min);
  });

  it('those without a picture', async () => {
    const { text } = await searches({ size: 0, aggs: { n: { missing: { field: 'image' } } } });
    expect(numberAt(text, 'n')).toBe(0);
  });

  it('_count', async () => {
    const count = async (targets: readonly Target[]) =>
      JSON.parse((await send('POST', '/shop/_count', { query: { terms: { slug: slugsOf(targets) } } })).text) as {
        count: number;
      };
    expect((await count(hidden)).count).toBe(0);
    expect((await count(shown)).count).toBe(shown.length);
  });
});

describe('similarity to a product', () => {
  const like = (input: object) => ({
    ...all,
    query: { more_like_this: { fields: ['name'], like: [input], min_term_freq: 1, min_doc_freq: 1 } },
  });
  const hits = (text: string): number => (JSON.parse(text) as { hits: { hits: unknown[] } }).hits.hits.length;

  it('reveals nothing about a hidden one, as if it did not exist', async () => {
    for (const { id } of hidden) expect(hits((await searches(like({ _id: String(id) }))).text)).toBe(0);
    for (const { id } of shown) expect(hits((await searches(like({ _id: String(id) }))).text)).toBeGreaterThan(0);
  });

  it('does not find a hidden one', async () => {
    for (const { word } of hidden) {
      const answer = await searches(like({ doc: { name: `${word} гутал` } }));
      expect([answer.status, reveals(answer, hidden)]).toEqual([200, false]);
    }
  });
});

describe('a misspelt word', () => {
  const suggest = async (kind: 'term' | 'phrase', text: string): Promise<string> =>
    (await searches({ size: 0, suggest: { n: { text, [kind]: { field: 'vocabulary' } } } })).text;

  it.each(['term', 'phrase'] as const)('is not corrected to a word of a hidden product: %s', async kind => {
    expect(await suggest(kind, 'зураггүйй')).not.toMatch(/"text":"зураггүй"/);
    expect(await suggest(kind, 'отгонтэнгр')).toMatch(/отгонтэнгэр"/);
  });
});

describe('access to single documents', () => {
  it.each<[string, (target: Target) => Promise<Answer>]>([
    ['typed', ({ id }) => send('GET', `/shop/product/${id}`)],
    ['untyped', ({ id }) => send('GET', `/shop/_doc/${id}`)],
    ['its source', ({ id }) => send('GET', `/shop/_source/${id}`)],
    ['its typed source', ({ id }) => send('GET', `/shop/product/${id}/_source`)],
  ])('%s', async (_, open) => {
    for (const target of hidden) {
      const answer = await open(target);
      expect([answer.status, reveals({ ...answer, text: answer.text.replace(/"_id":"\d+"/, '') }, hidden)]).toEqual([
        404,
        false,
      ]);
    }
    for (const target of shown) expect((await open(target)).status).toBe(200);
  });

  it('existence checks', async () => {
    for (const { id } of hidden) expect((await send('HEAD', `/shop/product/${id}`)).status).toBe(404);
    for (const { id } of shown) expect((await send('HEAD', `/shop/product/${id}`)).status).toBe(200);
  });

  it('multi-get', async () => {
    const runSearch = (targets: readonly Target[]) => send('POST', '/shop/product/_mget', { ids: idsOf(targets) });
    expect((await runSearch(hidden)).text).not.toMatch(/"found":true|"_source"/);
    expect((await runSearch(shown)).text).toMatch(/"found":true/);
  });
});

it.each<[string, string]>([
  ['an index in the header', '{"index":"shop"}'],
  ['an index and a type', '{"index":"shop","type":"product"}'],
  ['several indices', '{"index":["shop","airport"]}'],
])('hidden products stay out of multi-searches: %s', async (_, header) => {
  const runSearch = (targets: readonly Target[]) =>
    send(
      'POST',
      '/_msearch',
      `${header}\n${JSON.stringify({ ...all, query: { terms: { slug: slugsOf(targets) } } })}\n`,
    );
  expect(reveals(await runSearch(hidden), hidden)).toBe(false);
  expect(reveals(await runSearch(shown), shown)).toBe(true);
});

it.each<[string, 'GET' | 'POST', string, object?]>([
  ['all indices', 'POST', '/_all/_search', all],
  ['no index', 'POST', '/_search', all],
  ['a pattern', 'POST', '/s*/_search', all],
  ['a pattern of types', 'POST', '/shop/*/_search', all],
  ['several', 'POST', '/shop,airport/_search', all],
  ['a query in the URL', 'GET', '/shop/_search?q=slug:duussan-gutal&size=1000'],
  [
    'a body in the URL',
    'GET',
    `/shop/_search?source=${encodeURIComponent(JSON.stringify(all))}&source_content_type=application/json`,
  ],
  ['a clause of its own', 'POST', '/shop/_search', { ...all, always: { match_all: {} } }],
  ['a document explained', 'POST', '/shop/_explain/69030', { query: { match_all: {} } }],
  ['term vectors of a document', 'GET', '/shop/_termvectors/69030?fields=slug'],
  ['a scroll', 'POST', '/shop/_search?scroll=1m', all],
  [
    'terms of a document',
    'POST',
    '/shop/_search',
    { ...all, query: { terms: { slug: { index: 'shop', id: '69030', path: 'slug' } } } },
  ],
  ['the mapping', 'GET', '/shop/_mapping'],
  ['a point in time', 'POST', '/shop/_pit?keep_alive=1m'],
])('other routes do not reveal hidden products: %s', async (_, method, path, body: object | undefined = undefined) => {
  const answer = await send(method, path, body);
  expect(answer.status).toBeLessThan(500);
  expect(reveals(answer, hidden)).toBe(false);
});
