import { modelsBody, relatedBody } from './related.rules';

const boots = {
  id: 50,
  name: '«Булган» гутал',
  taxons: ['goods', 'goods/shoes', 'goods/shoes/boots'],
};

it('requests twenty models without itself', () =>
  expect(modelsBody(boots, 'ulch:bulgan', 'mn')).toMatchObject({
    query: { bool: { filter: [{ term: { series: 'ulch:bulgan' } }], must_not: [{ term: { id: 50 } }] } },
    size: 20,
  }));

describe('requests thirty related products', () => {
  const shouldOf = (product: Parameters<typeof relatedBody>[0]) =>
    (relatedBody(product, undefined).query as { bool: { should: object[] } }).bool.should;

  it('excluding itself and, when it is sold out, by its name', () => {
    expect(relatedBody(boots, undefined).size).toBe(30);
    expect(shouldOf(boots)[0]).toMatchObject({
      more_like_this: { like: [{ _id: '50' }, '«Булган» гутал'], min_term_freq: 1, min_doc_freq: 1 },
    });
  });

  it('by its taxons, the narrower the better, without the department', () =>
    expect(shouldOf(boots).slice(1)).toEqual([
      { constant_score: { filter: { term: { l1: 'goods/shoes' } }, boost: 4 } },
      { constant_score: { filter: { term: { l2: 'goods/shoes/boots' } }, boost: 8 } },
    ]));

  it('by its only taxon', () =>
    expect(shouldOf({ ...boots, taxons: ['coupons'] }).slice(1)).toEqual([
      { constant_score: { filter: { term: { l0: 'coupons' } }, boost: 4 } },
    ]));

  it('without its own models, which have a separate rail', () =>
    expect(relatedBody(boots, 'ulch:bulgan').query).toMatchObject({
      bool: { must_not: [{ term: { id: 50 } }, { term: { series: 'ulch:bulgan' } }] },
    }));
});
