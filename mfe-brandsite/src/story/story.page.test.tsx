import { locales } from '@ortoo/i18n';
import { screen, within } from '@testing-library/react';
import { fakeApi, renderPage } from '@ortoo/testing';
import { remote } from '../remote';

const open = (locale: (typeof locales)[number] = 'en') =>
  renderPage('/brand/story', { remote, api: fakeApi({}), locale, adult: true });

it('tells the whole story, and where to go on', async () => {
  const { head } = await open();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Munkh Tsas',
    'The vision',
    'Six distillations',
    'Five hundred hours of rest',
    'Tasting notes',
    'Take the silence home',
  ]);
  const main = document.body;
  expect(within(main).getByRole('link', { name: 'See the bottles' })).toHaveAttribute('href', '/en/brand/product');
  const nav = within(screen.getByRole('navigation', { name: 'Pages of Munkh Tsas' }));
  expect(nav.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/en/brand',
    '/en/brand/story',
    '/en/brand/product',
    '/en/brand/recipes',
    '/en/brand/where-to-buy',
  ]);
  expect(nav.getByRole('link', { name: 'Story' })).toHaveAttribute('aria-current', 'page');
  expect(head.description).toMatch(/six times/);
  expect(head.breadcrumbs).toEqual([
    { label: 'Munkh Tsas', path: '/brand' },
    { label: 'Story', path: '/brand/story' },
  ]);
});

it('says what each distillation does, without any motion', async () => {
  await open();
  const steps = within(screen.getByRole('region', { name: 'Six distillations' })).getAllByRole('listitem');
  expect(steps).toHaveLength(6);
  expect(steps[5]).toHaveTextContent('it only proves that it is pure');
  expect(screen.getByRole('region', { name: 'Five hundred hours of rest' })).toHaveTextContent('twenty-one days');
});

it.each(locales)('is complete in %s without a word of another language', async locale => {
  const { container } = await open(locale);
  const { messages } = await remote.messages[locale]!();
  const { vision, rest, silence, care } = messages['story'] as Record<string, string>;
  for (const text of [vision, rest, silence, care]) expect(container).toHaveTextContent(text!);
  expect(/[А-яӨөҮү]/.test(container.textContent ?? '')).toBe(locale === 'mn' || locale === 'ru');
});
