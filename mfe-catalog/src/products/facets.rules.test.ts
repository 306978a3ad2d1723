import { searchAnswer } from '../dev-answers';
import { toFacets } from './facets.rules';
import { withChosen } from './options.rules';

const { aggregations } = searchAnswer(100)({ body: { aggs: {} } });

describe('filters', () => {
  it('keep an option without a product', () =>
    expect(toFacets(aggregations).brand).toEqual([
      ['ul', 60],
      ['zamch', 20],
      ['aduuchin', 0],
    ]));

  it('know the lowest and the highest price', () =>
    expect(toFacets(aggregations).price).toEqual({ low: 16_000, high: 490_000 }));

  it('are empty when nothing was counted', () =>
    expect(toFacets(undefined)).toEqual({ category: [], brand: [], store: [], price: null }));

  it('show what is chosen even if the list has none of it', () =>
    expect(withChosen([['ul', 3]], ['zamch', 'ul'])).toEqual([
      ['zamch', 0],
      ['ul', 3],
    ]));
});
