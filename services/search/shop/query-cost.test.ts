import { textQuery } from '@ortoo/contracts';
import { scenarios } from '../bench/queries';
import { searchCost } from '../engine/search/cost';

const budget = 4_000;
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

it.each(scenarios.map(({ name, body }) => [name, body(1)] as const))(
  'a typical search costs a fraction of the budget: %s',
  (_, body) => expect(searchCost(body)).toBeLessThan(budget / 8),
);

it.each([
  ['as written', false],
  ['fuzzy', true],
])('the longest text of a catalogue search stays within the budget, %s', (_, isFuzzy) =>
  expect(searchCost({ query: textQuery(words(12), isFuzzy), size: 40 })).toBeLessThan(budget * 0.8),
);
