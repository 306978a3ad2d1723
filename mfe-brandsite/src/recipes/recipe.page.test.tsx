import { addLineItem, getRecipe } from '@ortoo/contracts/endpoints';
import { connectStores } from '@ortoo/stores';
import { screen, within } from '@testing-library/react';
import { answer, exampleOrder, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { answers, brandSite, recipe } from '../parts/testing/answers';
import { remote } from '../remote';

beforeEach(resetStores);

const open = async (query = '', change: Record<string, FakeAnswer> = {}, site?: typeof brandSite) => {
  const api = fakeApi({ ...answers, ...change });
  connectStores(api);
  const path = `/brand/recipes/taiga-dusk${query}`;
  return { ...(await renderPage(path, { remote, api, locale: 'en', adult: true, ...(site && { site }) })), api };
};
const ingredients = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shopping = () => within(screen.getByRole('region', { name: 'What our shop has' }));

it('has ingredients, steps, a tip and other recipes', async () => {
  const { head } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Taiga Dusk' })).toBeVisible();
  expect(ingredients()).toEqual([
    '80 ml Munkh Tsas vodka',
    '120 g frozen blueberries',
    '6 ice cubes',
    'to taste pepper',
  ]);
  const steps = within(screen.getByRole('region', { name: 'How to make it' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(recipe.steps);
  expect(screen.getByRole('link', { name: 'Winter Tea' })).toHaveAttribute('href', '/en/brand/recipes/winter-tea');
  expect(head).toMatchObject({
    ...{ title: 'Taiga Dusk', canonical: '/brand/recipes/taiga-dusk', image: '/pictures/brand-recipe_berry' },
    jsonLd: [{ '@type': 'Recipe', recipeIngredient: expect.arrayContaining(['40 ml Munkh Tsas vodka']) }],
  });
  expect(head.breadcrumbs?.map(({ path }) => path)).toEqual([
    ...['/brand', '/brand/recipes', '/brand/recipes/taiga-dusk'],
  ]);
});

it('follows the number of glasses, in its list and in what to buy', async () => {
  const { user } = await open('?glasses=8');
  expect(ingredients()[0]).toBe('320 ml Munkh Tsas vodka');
  expect(shopping().getByText('frozen blueberries').closest('li')).toHaveTextContent('Number: 1');
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(ingredients()[0]).toBe('360 ml Munkh Tsas vodka');
  expect(shopping().getByText('frozen blueberries').closest('li')).toHaveTextContent('Number: 2');
  const typed = screen.getByRole('textbox', { name: 'Number of glasses' });
  await user.clear(typed);
  await user.type(typed, '18{Enter}');
  expect(ingredients()[0]).toBe('720 ml Munkh Tsas vodka');
});

it('adds all of it to the cart of the shop', async () => {
  const { user, api } = await open('?glasses=9', answer(addLineItem, exampleOrder, { number: '0' }));
  await user.click(shopping().getByRole('button', { name: 'Add all to the cart' }));
  expect(await shopping().findByText(/Everything is in your cart|Not everything/)).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)[0]).toMatchObject({
    line_item: { variant_id: 5901100, quantity: 1 },
  });
});

it('says so when a part could not be added', async () => {
  const { user } = await open();
  await user.click(shopping().getByRole('button', { name: 'Add all to the cart' }));
  expect(await shopping().findByText(/Not everything could be added/)).toBeVisible();
  expect(shopping().getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/en/cart');
});

it('leads from the brand’s own site to the same recipe in the shop', async () => {
  await open('?glasses=6', {}, brandSite);
  expect(shopping().getByRole('link', { name: 'Shop for this recipe' })).toHaveAttribute(
    'href',
    'https://shop.example/en/brand/recipes/taiga-dusk?glasses=6#shopping',
  );
  expect(shopping().getByRole('link', { name: 'frozen blueberries' })).toHaveAttribute(
    'href',
    'https://shop.example/en/products/ners-frozen?variant=5809000',
  );
});

it('has no shopping list when the shop sells none of it', async () => {
  const unsold = recipe.ingredients.map(ingredient => ({ ...ingredient, shopping: null }));
  await open('', answer(getRecipe, { ...recipe, ingredients: unsold }, { slug: 'taiga-dusk' }));
  expect(screen.queryByRole('region', { name: 'What our shop has' })).toBeNull();
});
