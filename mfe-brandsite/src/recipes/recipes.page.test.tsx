import { listRecipes } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { screen } from '@testing-library/react';
import { answer, fakeApi, renderPage, type FakeAnswer } from '@ortoo/testing';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

const open = (query = '', change: Record<string, FakeAnswer> = {}) =>
  renderPage(`/brand/recipes${query}`, {
    ...{ remote, api: fakeApi({ ...answers, ...change }), locale: 'en', adult: true },
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('lists the recipes', async () => {
  const { head } = await open();
  expect(titles()).toEqual(['Taiga Dusk', 'Winter Tea']);
  expect(screen.getByRole('status')).toHaveTextContent('Recipes: 2');
  expect(head.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: [expect.objectContaining({ url: '/brand/recipes/taiga-dusk' }), expect.anything()],
    }),
  ]);
});

it('filters them by taste, in the address', async () => {
  await open('?taste=warm');
  expect(titles()).toEqual(['Winter Tea']);
  expect(screen.getByRole('status')).toHaveTextContent('Recipes: 1');
  expect(screen.getByRole('link', { name: 'Warm' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Fresh' })).toHaveAttribute('href', '/en/brand/recipes?taste=fresh');
});

it('tries again after a failure', async () => {
  let isDown = false;
  const { user, queryClient } = await open(
    '',
    answer(listRecipes, () => {
      if (isDown) throw new ApiError(503, 'UNAVAILABLE', 'down');
      return { recipes: [] };
    }),
  );
  isDown = true;
  await queryClient.resetQueries({ queryKey: ['brandsite', 'recipes'] });
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Recipes: 0')).toBeInTheDocument();
});
