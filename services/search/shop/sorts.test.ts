import {
  limits,
  searchPaths,
  searchSorts,
  shuffled,
  sortClause,
  type SearchDocument,
  type SearchResponse,
} from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';
import { startSeededSearch, type SeededSearch } from './testing/seeded-search';

const everything = { match_all: {} };
const size = limits.productsPerPage;

let search: SeededSearch;
beforeAll(async () => {
  search = await startSeededSearch();
});
afterAll(() => search.close());

const send = (body: object): Promise<SearchResponse> => search.runSearch(searchPaths.products, body);

/** Reads page after page until one is not full, as "more results" does. */
async function pages(body: object): Promise<{ documents: SearchDocument[]; total: number }> {
  const documents: SearchDocument[] = [];
  for (let from = 0; ; from += size) {
    const { hits } = await send({ ...body, from, size });
    documents.push(...hits.hits.flatMap(({ _source }) => _source ?? []));
    if (hits.hits.length < size) return { documents, total: hits.total };
  }
}

const bodyFor = (sort: (typeof searchSorts)[number], seed = 7): object =>
  sort === 'random' ? { query: shuffled(everything, seed) } : { query: everything, sort: sortClause(sort, 'mn') };

it.each(searchSorts)('%s shows every product once over all pages', async sort => {
  const { documents, total } = await pages(bodyFor(sort));
  expect(documents).toHaveLength(total);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(total);
  expect(total).toBeGreaterThan(10 * size);
});

const ascending = (values: readonly (number | string)[]): boolean =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value));

it.each<[(typeof searchSorts)[number], (document: SearchDocument) => number | string, boolean]>([
  ['date_asc', ({ available_on }) => available_on, true],
  ['date_desc', ({ available_on }) => available_on, false],
  ['price_asc', ({ selling_price }) => selling_price, true],
  ['price_desc', ({ selling_price }) => selling_price, false],
  ['sale_desc', ({ sale_percent }) => sale_percent, false],
])('%s is in order', async (sort, of, upwards) => {
  const values = (await pages(bodyFor(sort))).documents.map(of);
  expect(ascending(upwards ? values : values.toReversed())).toBe(true);
});

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя';
const places = (names: readonly string[]): number[] =>
  names.map(name => alphabet.indexOf((/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLowerCase()));

it.each([
  ['mn', 'name_asc', true],
  ['mn', 'name_desc', false],
  ['en', 'name_asc', true],
] as const)('%s %s follows the alphabet', async (locale, sort, upwards) => {
  const { documents } = await pages({ sort: sortClause(sort, locale) });
  const order = places(
    documents.map(({ name, translated }) => translated[locale]?.name ?? translated.en?.name ?? name),
  );
  expect(ascending(upwards ? order : order.toReversed())).toBe(true);
  expect(new Set(order).size).toBeGreaterThan(10);
});

it('supports names in every locale', async () => {
  for (const locale of locales)
    expect((await pages({ sort: sortClause('name_asc', locale) })).total).toBeGreaterThan(0);
});

it('shuffles equally for equal seeds only', async () => {
  const orders = await Promise.all(
    [3, 3, 4].map(async seed => (await pages(bodyFor('random', seed))).documents.map(({ id }) => id)),
  );
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).not.toEqual(orders[2]);
  expect(orders[0]).not.toEqual(orders[0]?.toSorted((a, b) => a - b));
});
