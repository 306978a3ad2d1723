import { type Locale, locales } from '@ortoo/i18n';
import { screen } from '@testing-library/react';
import { exampleSite, fakeApi, renderPage } from '@ortoo/testing';
import { remote } from '../remote';

const site = { ...exampleSite, configs: { ...exampleSite.configs, code: 'munkh-tsas' } };

const open = (adult: boolean, locale: Locale = 'en') =>
  renderPage('/', { remote, api: fakeApi({}), locale, adult, site });

it('is behind the gate, which returns to it and leads away to a page without one', async () => {
  const { container, head } = await open(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Are you 21 or older?' })).toBeVisible();
  expect(container).not.toHaveTextContent(/distilled|vodka|buy/i);
  expect(head.description).toBe('The brand page of Munkh Tsas. Only for people aged 21 and over.');
  const sent = new FormData(container.querySelector('form')!);
  expect(Object.fromEntries(sent)).toEqual({ return_to: '/en' });
  expect(screen.getByRole('link', { name: 'No, take me back' })).toHaveAttribute('href', '/en/products');
});

it('shows the brand, its collection and the way to its story', async () => {
  const { container, head } = await open(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Munkh Tsas' })).toBeVisible();
  expect(container.querySelector('[data-slot="catalog.product-strip"]')).not.toBeNull();
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(links).toEqual(['/en/t/goods/drinks/vodka', '/en/brand/story', '/en/brand/story']);
  expect(head).toMatchObject({ title: '', canonical: '/', description: expect.stringContaining('Munkh Tsas') });
});

it.each(locales)('is complete in %s', async locale => {
  const { container } = await open(true, locale);
  const { messages } = await remote.messages[locale]!();
  const { vision, care } = messages['story'] as Record<string, string>;
  expect(container).toHaveTextContent(vision!);
  expect(container).toHaveTextContent(care!);
});
