import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findByText, searchPaths, type SearchResponse } from '@ortoo/contracts';
import { startSeededSearch, type SeededSearch } from '../testing/seeded-search';

const first = 10;
const min = 0.95;

interface Row {
  kind: string;
  words: string;
  patterns: string[];
}

const rows = readFileSync(join(import.meta.dirname, '../data/mongolian-queries.tsv'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map((line): Row => {
    const [kind = '', words = '', slugs = ''] = line.split('\t');
    return { kind, words, patterns: slugs.split(' ') };
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

const expected = ({ patterns }: Row): string[] =>
  known.filter(slug =>
    patterns.some(pattern => (pattern.endsWith('*') ? slug.startsWith(pattern.slice(0, -1)) : slug === pattern)),
  );

/** Searches as the catalogue does. */
const found = async (words: string): Promise<string[]> => {
  const body = { sort: ['_score', { id: 'asc' }], size: first, _source: ['slug'] };
  const { answer } = await findByText(words, (query, suggest) => send({ ...body, query, ...(suggest && { suggest }) }));
  return slugsOf(answer);
};

it('is a list of at least two hundred queries, each for visible products', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length);
  const unknown = rows.flatMap(row =>
    row.patterns.filter(pattern => expected({ ...row, patterns: [pattern] }).length === 0),
  );
  expect(unknown).toEqual([]);
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

it(`finds the expected products among the first ${first}, for at least ${min * 100} % of the queries`, async () => {
  const kinds = new Map<string, number[]>();
  const misses: string[] = [];
  for (const row of rows) {
    const [ids, shown] = [expected(row), await found(row.words)];
    const recall = ids.filter(slug => shown.includes(slug)).length / Math.min(first, ids.length);
    kinds.set(row.kind, [...(kinds.get(row.kind) ?? []), recall]);
    const instead = shown.slice(0, 4).join(' ') || 'nothing';
    if (recall < 1) misses.push(`${row.kind}, ${row.words}: ${recall.toFixed(2)}, first ${instead}`);
  }
  const recalls = [...kinds].map(([kind, values]) => `${kind} ${mean(values).toFixed(3)} of ${values.length}`);
  const all = mean([...kinds.values()].flat());
  expect(all < min ? [`recall ${all.toFixed(3)}`, ...recalls, ...misses] : []).toEqual([]);
});
