import { type Locale, locales } from '@ortoo/i18n';
import { screen, within } from '@testing-library/react';
import { listBottles } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, type FakeAnswer } from '@ortoo/testing';
import { answers, brandSite } from '../parts/testing/answers';
import { remote } from '../remote';

const open = (adult: boolean, locale: Locale = 'en', change: Record<string, FakeAnswer> = {}) =>
  renderPage('/', { remote, api: fakeApi({ ...answers, ...change }), locale, adult, site: brandSite });

it('is behind the gate, which returns to it and leads off the site', async () => {
  const { container, head } = await open(false);
  expect(screen.getByRole('heading', { level: 1, name: 'When were you born?' })).toBeVisible();
  expect(container).not.toHaveTextContent(/distilled|vodka|buy/i);
  expect(head).toMatchObject({
    title: '',
    description: 'The brand page of Munkh Tsas. Only for people aged 21 and over.',
    jsonLd: [{ '@type': 'WebPage', isFamilyFriendly: false, audience: { suggestedMinAge: 21 } }],
  });
  expect(new FormData(container.querySelector('form')!).get('return_to')).toBe('/en');
  expect(screen.getByRole('link', { name: 'I am under 21' })).toHaveAttribute('href', 'https://shop.example/en');
});

it('shows the brand, its bottles and recipes, and the ways to its pages', async () => {
  const { head } = await open(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Munkh Tsas' })).toBeVisible();
  const collection = within(screen.getByRole('region', { name: 'The collection' }));
  expect(collection.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en/brand/product');
  expect(collection.getByRole('article')).toHaveTextContent('89000₮');
  const recipes = within(screen.getByRole('region', { name: 'For the evening' }));
  expect(recipes.getByRole('link', { name: 'Taiga Dusk' })).toHaveAttribute('href', '/en/brand/recipes/taiga-dusk');
  expect(screen.getAllByRole('link', { name: 'Where to buy' })[0]).toHaveAttribute('href', '/en/brand/where-to-buy');
  expect(head).toMatchObject({ title: '', canonical: '/', description: expect.stringContaining('Munkh Tsas') });
  expect(head.breadcrumbs).toBeUndefined();
});

it('is a part of the shop, too', async () => {
  const { head } = await renderPage('/brand', { remote, api: fakeApi(answers), locale: 'en', adult: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Munkh Tsas' })).toBeVisible();
  expect(head).toMatchObject({ title: 'Munkh Tsas', canonical: '/brand' });
});

it('says so when nothing is for sale', async () => {
  await open(true, 'en', answer(listBottles, { bottles: [] }));
  expect(screen.getByRole('heading', { name: 'No bottles are for sale at the moment' })).toBeVisible();
});

it.each(locales)('is complete in %s', async locale => {
  const { container } = await open(true, locale);
  const { messages } = await remote.messages[locale]!();
  const { vision, care } = messages['story'] as Record<string, string>;
  expect(container).toHaveTextContent(vision!);
  expect(container).toHaveTextContent(care!);
});
