import { protocolApp, readerHeader, type ProtocolApp } from '../testing/listening';
import { FacetCache } from './facet-cache';

const counting = (): { count: () => { n: number }; times: () => number } => {
  let times = 0;
  return { count: () => ({ n: (times += 1) }), times: () => times };
};

describe('cached counts', () => {
  it('are counted once for a query, until the index is written to', () => {
    const facets = new FacetCache();
    const { count, times } = counting();
    const requests = [facets.of(1, 'a')('brand', count), facets.of(1, 'a')('brand', count)];
    expect([requests, times()]).toEqual([[{ n: 1 }, { n: 1 }], 1]);
    facets.of(2, 'a')('brand', count);
    expect(times()).toBe(2);
  });

  it.each([
    ['another query', 'b', 'brand'],
    ['another aggregation', 'a', 'size'],
    ['a relative date', 'a', '{"range":{"day":{"gte":"now-1d"}}}'],
  ])('are not reused for %s', (_, query, definition) => {
    const facets = new FacetCache();
    const { count, times } = counting();
    facets.of(1, 'a')('brand', count);
    for (let time = 0; time < 2; time += 1) facets.of(1, query)(definition, count);
    expect(times()).toBeGreaterThanOrEqual(2);
  });
});

it('stays within its size limit, for queries and answers of any length', () => {
  const facets = new FacetCache();
  const counts = { buckets: Array.from({ length: 500 }, (_, key) => ({ key, doc_count: 1 })) };
  for (let at = 0; at < 1_000; at += 1) facets.of(1, `${at}${'x'.repeat(10_000)}`)('brand', () => counts);
  expect(facets.bytes).toBeLessThanOrEqual(16 * 1_048_576);
  expect(facets.bytes).toBeGreaterThan(1_048_576);
});

describe('facets of a list', () => {
  let served: ProtocolApp;
  beforeEach(async () => {
    served = await protocolApp();
  });
  afterEach(async () => served.app.close());

  const brands = async (body: object): Promise<unknown> => {
    const answer = await served.app.inject({
      method: 'POST',
      url: '/goods/_search',
      headers: { authorization: readerHeader, 'content-type': 'application/json' },
      payload: { size: 0, aggs: { brand: { terms: { field: 'brand' } } }, ...body },
    });
    const { aggregations } = answer.json<{
      aggregations: { brand: { buckets: { key: string; doc_count: number }[] } };
    }>();
    return aggregations.brand.buckets.map(({ key, doc_count }) => [key, doc_count]);
  };

  it('follow the query and writes, regardless of the page and the order', async () => {
    const goods = served.engine.own('goods', { properties: { brand: { type: 'keyword' }, price: { type: 'long' } } });
    await goods.put([
      { id: '1', source: { brand: 'gobi', price: 5 } },
      { id: '2', source: { brand: 'evseg', price: 9 } },
    ]);
    const both = [
      ['evseg', 1],
      ['gobi', 1],
    ];
    expect(await brands({})).toEqual(both);
    expect(await brands({ sort: [{ price: 'desc' }], from: 1, size: 1 })).toEqual(both);
    expect(await brands({ query: { range: { price: { gt: 6 } } } })).toEqual([['evseg', 1]]);
    expect(await brands({ min_score: 2 })).toEqual([]);
    await goods.put([{ id: '3', source: { brand: 'gobi', price: 7 } }]);
    expect(await brands({ sort: [{ price: 'asc' }] })).toEqual([
      ['gobi', 2],
      ['evseg', 1],
    ]);
  });
});
