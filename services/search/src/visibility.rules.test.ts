import type { SearchDocument } from '@ortoo/contracts';
import { isVisible } from './visibility.rules';

const now = new Date('2026-11-21T04:00:00Z');
const document = (change: Partial<SearchDocument>): SearchDocument =>
  ({
    selling_price: 2,
    total_on_hand: 1,
    available_on: now.toISOString(),
    image: '/pictures/boots',
    ...change,
  }) as SearchDocument;

it.each<[string, Partial<SearchDocument>, boolean]>([
  ['as it is', {}, true],
  ['at one tugrik', { selling_price: 1 }, false],
  ['for free', { selling_price: 0 }, false],
  ['sold out', { total_on_hand: 0 }, false],
  ['oversold', { total_on_hand: -1 }, false],
  ['a millisecond early', { available_on: '2026-11-21T04:00:00.001Z' }, false],
  ['without a picture', { image: null }, false],
])('%s', (_, change, expected) => expect(isVisible(document(change), now)).toBe(expected));
