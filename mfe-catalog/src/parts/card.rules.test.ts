import { documentOf } from '../parts/testing/answers';
import { cardsBody, inOrder, toCard } from './card.rules';

describe('a card', () => {
  it('is in the reader’s language, else in the shop’s', () => {
    expect(toCard(documentOf(1), 'en')).toMatchObject({ name: 'Boots 1', by: 'Ul' });
    expect(toCard(documentOf(1), 'it')).toMatchObject({ name: '«Булган» арьсан гутал 1', by: 'Ул' });
  });

  it('names the vendor when there is no brand', () =>
    expect(toCard({ ...documentOf(1), brand: null }, 'en').by).toBe('Ul Bootmakers'));
});

describe('a short list', () => {
  it.each([
    [{ taxon: 'goods/shoes', size: 12 }, { bool: { filter: [{ term: { l1: 'goods/shoes' } }] } }],
    [{ kind: 'trip' as const, size: 12 }, { bool: { filter: [{ term: { product_cat: 'trip' } }] } }],
    [{ brand: 'ul', size: 12 }, { bool: { filter: [{ term: { 'brand.code': 'ul' } }] } }],
    [{ store: 'ulch', size: 12 }, { bool: { filter: [{ term: { 'store.code': 'ulch' } }] } }],
    [{ ids: [3, 1], size: 2 }, { bool: { filter: [{ terms: { id: [3, 1] } }] } }],
    [{ onSale: true, size: 12 }, { bool: { filter: [{ range: { sale_percent: { gt: 0 } } }] } }],
  ])('requests %j', (expected, query) => expect(cardsBody(expected, 'mn').query).toEqual(query));

  it('preserves the requested order and omits missing products', () => {
    const cards = [1, 2].map(number => toCard(documentOf(number), 'mn'));
    expect(inOrder(cards, [2, 9, 1]).map(({ id }) => id)).toEqual([2, 1]);
  });
});
