import { recipe, vodka } from '../parts/testing/answers';
import { glassesOf, recipeData, shoppingList, tasteOf, totalOf } from './recipe.rules';

it.each([
  ['', 2],
  ['glasses=6', 6],
  ['glasses=0', 1],
  ['glasses=25', 24],
  ['glasses=six', 2],
  ['glasses=-3', 2],
  ['glasses=2.5', 2],
])('%p is for %i glasses', (query, glasses) => expect(glassesOf(new URLSearchParams(query))).toBe(glasses));

it.each([
  ['', undefined],
  ['taste=warm', 'warm'],
  ['taste=bitter', undefined],
])('%p filters by %p', (query, taste) => expect(tasteOf(new URLSearchParams(query))).toBe(taste));

const quantities = (glasses: number) => shoppingList(recipe.ingredients, glasses).map(({ quantity }) => quantity);

it.each([
  [1, [1, 1]],
  [8, [1, 1]],
  // 17 × 40 ml fit into one bottle of 700 ml, 18 do not; 9 × 60 g need a second bag of 500 g.
  [9, [1, 2]],
  [17, [1, 3]],
  [18, [2, 3]],
  [24, [2, 3]],
])('for %i glasses whole packs are bought: %j', (glasses, expected) => expect(quantities(glasses)).toEqual(expected));

it('lists what is sold out without buying it, and no more than is there', () => {
  const [first, ...others] = recipe.ingredients;
  const withVariant = (change: Partial<typeof vodka>) => [
    { ...first!, shopping: { pack: 700, variant: { ...vodka, ...change } } },
    ...others,
  ];
  expect(shoppingList(withVariant({ availability: 'sold_out' }), 2)[0]?.quantity).toBe(0);
  expect(shoppingList(withVariant({ max_quantity: 1 }), 24)[0]?.quantity).toBe(1);
});

it('adds up the prices', () => expect(totalOf(shoppingList(recipe.ingredients, 18))).toBe(2 * 89_000 + 3 * 19_000));

it('is written as structured data for one glass', () =>
  expect(recipeData(recipe, { category: 'Fruity', amountOf: ({ amount, unit }) => `${amount} ${unit}` })).toMatchObject(
    {
      '@type': 'Recipe',
      name: 'Taiga Dusk',
      totalTime: 'PT5M',
      recipeIngredient: expect.arrayContaining(['40 ml Munkh Tsas vodka']),
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Let the blueberries thaw.' }, expect.anything()],
    },
  ));
