import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findByText, searchPaths, type SearchQuery, type SearchResponse } from '@ortoo/contracts';
import { startSeededSearch, type SeededSearch } from '../testing/seeded-search';

const first = 10;
const min = 0.95;
const maxWrong = 0.05;

interface Row {
  kind: string;
  words: string;
  /** Nothing may be called a match. */
  isNear: boolean;
  expected: string[];
  unwanted: string[];
}

const rowsOf = (file: string): Row[] =>
  readFileSync(join(import.meta.dirname, '../data', file), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map((line): Row => {
      const [kind = '', words = '', expected = '', unwanted = ''] = line.split('\t');
      const [head, ...rest] = expected.split(' ');
      const isNear = head === 'near';
      const patterns = isNear ? rest : expected.split(' ');
      return { kind, words, isNear, expected: patterns, unwanted: unwanted.split(' ').filter(Boolean) };
    });

let search: SeededSearch;
let known: string[];

const send = (body: object): Promise<SearchResponse> => search.runSearch(searchPaths.products, body);
const slugsOf = ({ hits }: SearchResponse): string[] => hits.hits.map(hit => hit._source?.slug ?? '');

beforeAll(async () => {
  search = await startSeededSearch();
  known = slugsOf(await send({ size: 1_000, _source: ['slug'] }));
});
afterAll(() => search.close());

const matching = (patterns: readonly string[]): string[] =>
  known.filter(slug =>
    patterns.some(pattern => (pattern.endsWith('*') ? slug.startsWith(pattern.slice(0, -1)) : slug === pattern)),
  );

const unwantedBy = ({ expected, unwanted }: Row): string[] => {
  if (!unwanted.includes('others')) return matching(unwanted);
  const right = matching(expected);
  return known.filter(slug => !right.includes(slug));
};

/** Searches as the catalogue does. */
async function find(words: string): Promise<{ full: string[]; near: string[] }> {
  const run = (query: SearchQuery, suggest?: Record<string, SearchQuery>) =>
    send({ sort: ['_score', { id: 'asc' }], size: first, _source: ['slug'], query, ...(suggest && { suggest }) });
  const { answer, near } = await findByText(words, { full: run, near: run });
  const full = slugsOf(answer);
  return { full, near: near ? slugsOf(near).filter(slug => !full.includes(slug)) : [] };
}

const recallOf = (row: Row, full: readonly string[], near: readonly string[]): number => {
  const right = matching(row.expected);
  if (row.isNear && full.length > 0) return 0;
  if (right.length === 0) return 1;
  const shown = [...full, ...near].slice(0, first);
  return right.filter(slug => shown.includes(slug)).length / Math.min(first, right.length);
};

/** The share of wrong products among the first full matches. */
const wrongShareOf = (row: Row, full: readonly string[]): number => {
  if (row.isNear) return full.length > 0 ? 1 : 0;
  const unwanted = unwantedBy(row);
  return full.filter(slug => unwanted.includes(slug)).length / Math.max(1, full.length);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each([
  ['mongolian-queries.tsv', 400],
  ['unseen-queries.tsv', 100],
])('%s', (file, count) => {
  const rows = rowsOf(file);

  it(`lists at least ${count} queries, each for visible products`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(count);
    expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length);
    const patterns = rows.flatMap(({ expected, unwanted }) => [...expected, ...unwanted]);
    expect(patterns.filter(pattern => pattern !== 'others' && matching([pattern]).length === 0)).toEqual([]);
  });

  it(`has the expected products among the first ${first}, and few others as matches`, async () => {
    const recalls: number[] = [];
    const shares: number[] = [];
    const misses: string[] = [];
    for (const row of rows) {
      const { full, near } = await find(row.words);
      const [recall, wrong] = [recallOf(row, full, near), wrongShareOf(row, full)];
      recalls.push(recall);
      shares.push(wrong);
      if (recall < 1 || wrong > 0)
        misses.push(
          `${row.kind}, ${row.words}: recall ${recall.toFixed(2)}, wrong ${wrong.toFixed(2)}, first ${full.slice(0, 4).join(' ') || 'nothing'}`,
        );
    }
    const [recall, wrong] = [mean(recalls), mean(shares)];
    const figures = [`recall ${recall.toFixed(3)}, wrong ${wrong.toFixed(3)}`, ...misses];
    expect(recall < min || wrong > maxWrong ? figures : []).toEqual([]);
  });
});

it.each([
  ['for the', 0],
  ['a b', 'b'],
  ['a"b', 'b'],
  ['the gu', 'gu'],
])('does not find everything by stop words: %s', async (text, same) => {
  const totalOf = async (words: string) => {
    const run = (query: SearchQuery) => send({ size: 0, query });
    const { answer } = await findByText(words, { full: run });
    return answer.hits.total;
  };
  expect(await totalOf(text)).toBe(typeof same === 'number' ? same : await totalOf(same));
});

it('finds a product by the code of any of its variants first', async () => {
  const answer = await send({ size: 40, _source: ['slug', 'variants'] });
  const products = answer.hits.hits.flatMap(({ _source }) => (_source ? [_source] : []));
  expect(products.length).toBeGreaterThan(20);
  for (const { slug, variants = [] } of products) {
    const code = variants.at(-1)?.sku ?? '';
    expect([code, (await find(code.toLowerCase())).full[0]]).toEqual([code, slug]);
  }
});

it.each(['OR-57070', '57070', 'or 57070'])('finds a product by its code, however it is written: %s', async code => {
  const ofCode = { nested: { path: 'variants', query: { term: { 'variants.sku': 'OR-57070' } } } };
  const [slug] = slugsOf(await send({ query: ofCode, _source: ['slug'] }));
  expect(slug).toBeDefined();
  expect((await find(code)).full).toEqual([slug]);
});
