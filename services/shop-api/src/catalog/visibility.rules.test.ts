import { isForSale, isListed } from './visibility.rules';

const now = new Date('2026-11-21T04:00:00Z');
const shown = { published: true, available_on: now, selling: 2, total_on_hand: 1, images: ['a.webp'] };

describe('visibility', () => {
  it.each([
    ['whole', shown, true, true],
    ['sold out', { ...shown, total_on_hand: 0 }, true, false],
    ['without a picture', { ...shown, images: [] }, true, false],
    ['priced 1', { ...shown, selling: 1 }, false, false],
    ['free', { ...shown, selling: 0 }, false, false],
    ['not yet available', { ...shown, available_on: new Date(now.getTime() + 1) }, false, false],
    ['unpublished', { ...shown, published: false }, false, false],
  ])('%s', (_, product, sale, listed) => {
    expect([isForSale(product, now), isListed(product, now)]).toEqual([sale, listed]);
  });
});
