import { airportBody, placePaths, searchPaths, textQuery } from '@ortoo/contracts';
import type { ProductDocument, ProductSource } from '@ortoo/shop-api/product-source';
import { EmbeddedEngine, type Json } from '../engine/index';
import { httpEngine } from '../engine/testing/http-engine';
import { serve } from '../engine/testing/listening';
import { buildSearch, type SearchOptions, type SearchService } from './app';
import { shopAnalysis } from './mongolian/analysis';

const product = (id: number, name: string, price: number): ProductDocument => ({
  fields: {
    id,
    name,
    slug: `product-${id}`,
    selling_price: price,
    translated: { mn: { name, description: '' } },
    store: { translated: {} },
    variants: [],
    sizes: [],
    total_reviews: 0,
  } as unknown as ProductDocument['fields'],
  taxons: [],
  also: [],
  isListed: price > 1,
  changesAt: Infinity,
});

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

interface Shop {
  search: SearchService;
  products: Map<number, ProductDocument>;
  send: (path: string, body: object) => Promise<{ status: number; body: Json }>;
}

async function start(options: Pick<SearchOptions, 'engine' | 'inThread'>): Promise<Shop> {
  const products = new Map([1, 2].map(id => [id, product(id, `Эсгий гутал ${id}`, id * 100)]));
  const source: ProductSource = {
    count: () => Promise.resolve(products.size),
    read: ids => Promise.resolve(ids.flatMap(id => products.get(id) ?? [])),
    batches: async function* () {
      yield [...products.values()];
    },
    changesSince: () => Promise.resolve({ changes: [], oldest: 0, horizon: '0' }),
    position: () => Promise.resolve({ horizon: '0', latest: 0 }),
  };
  const search = await buildSearch({ ...options, source });
  closing.push(() => search.close());
  return {
    search,
    products,
    send: async (path, body) => {
      const answer = await search.send(path, JSON.stringify(body));
      const { took: _, ...rest } = JSON.parse(Buffer.from(answer.bytes).toString()) as Json;
      return { status: answer.status, body: rest };
    },
  };
}

const remote = async (): Promise<Shop> => {
  const server = await serve({ engine: new EmbeddedEngine({ analysis: shopAnalysis }) });
  closing.push(() => server.close());
  return start({ engine: await httpEngine(server) });
};

it.each([
  ['in this process', () => start({ inThread: false })],
  ['in its own threads', () => start({})],
  ['of another service over HTTP', remote],
])('the shop searches with the engine %s', async (_, startShop) => {
  const { search, products, send } = await startShop();
  const find = (text: string) => send(searchPaths.products, { query: textQuery(text), sort: ['id'] });
  const prices = async (text: string) => {
    const { hits } = (await find(text)).body.hits as { hits: { _source: Json }[] };
    return hits.map(({ _source }) => _source.selling_price);
  };
  expect([await prices('гутлын'), await prices('gutal 2')]).toEqual([[100, 200], expect.arrayContaining([200])]);
  const [hit] = ((await find('гутал')).body.hits as { hits: { _source: Json }[] }).hits;
  expect(Object.keys(hit?._source ?? {})).toEqual(Object.keys(products.get(1)?.fields ?? {}));

  products.set(1, product(1, 'Эсгий гутал', 150));
  products.set(2, product(2, 'Эсгий гутал', 1));
  products.set(3, product(3, 'Эсгий гутал', 300));
  await search.productsChanged([1, 2, 3]);
  expect(await prices('гутал')).toEqual([150, 300]);

  const airports = await send(placePaths.airports, airportBody('ULN'));
  expect(airports).toMatchObject({ status: 200, body: { hits: { hits: [{ _source: { iata: 'ULN' } }] } } });
});
