import { findByText, type SearchQuery } from '@ortoo/contracts';
import { scenarios } from '../bench/queries';
import { searchCost } from '../engine/search/cost';

const budget = 4_000;
/** As many as a search text may have letters. */
const words = (word: string): string => `${word} `.repeat(100).slice(0, 100);

it.each(scenarios.map(({ name, body }) => [name, body(1)] as const))(
  'a typical search costs a fraction of the budget: %s',
  (_, body) => expect(searchCost(body)).toBeLessThan(budget / 8),
);

it.each(['word', '42 ', '7л '])('the longest text of a catalogue search stays within the budget: %s', async word => {
  const costs: number[] = [];
  const note = (query: SearchQuery, suggest = {}) => {
    costs.push(searchCost({ query, suggest, size: 40 }));
    return Promise.resolve({ hits: { total: 0, max_score: null, hits: [] } });
  };
  await findByText(words(word), { full: note, near: note });
  expect(costs).toHaveLength(3);
  expect(Math.max(...costs)).toBeLessThan(budget * 0.8);
});
