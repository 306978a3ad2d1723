import { hasPage, isForSale, isListed } from './visibility.rules';

const now = new Date('2026-11-21T04:00:00Z');
const shown = { published: true, available_on: now, selling: 2, total_on_hand: 1, images: ['a.webp'] };

describe('visibility', () => {
  it.each([
    ['whole', shown, true, true, true],
    ['sold out', { ...shown, total_on_hand: 0 }, true, true, false],
    ['without a picture', { ...shown, images: [] }, true, true, false],
    ['priced 1', { ...shown, selling: 1 }, true, false, false],
    ['not yet available', { ...shown, available_on: new Date(now.getTime() + 1) }, true, false, false],
    ['unpublished', { ...shown, published: false }, false, false, false],
  ])('%s', (_, product, page, sale, listed) => {
    expect([hasPage(product), isForSale(product, now), isListed(product, now)]).toEqual([page, sale, listed]);
  });
});
