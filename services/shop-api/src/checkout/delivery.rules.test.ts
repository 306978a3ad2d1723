import { ratesFor } from './delivery.rules';

const city = { id: 1, fee: 5000, free_from: 200_000, provinces: ['11'] };
const country = { id: 2, fee: 15_000, free_from: null, provinces: null };

it.each([
  ['the capital', '11', 50_000, [5000, 15_000]],
  ['the capital from the free sum on', '11', 200_000, [0, 15_000]],
  ['a province', '67', 500_000, [15_000]],
])('%s', (_, province, goods, costs) => {
  expect(ratesFor([city, country], province, goods).map(rate => rate.cost)).toEqual(costs);
});

it('has none where nobody delivers', () => expect(ratesFor([city], '67', 1)).toEqual([]));
