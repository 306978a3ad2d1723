import { type Locale, locales } from '@ortoo/i18n';
import { screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@ortoo/testing';
import { remote } from '../remote';

const open = (adult: boolean, locale: Locale = 'en') =>
  renderPage('/brand/story', { remote, api: fakeApi({}), locale, adult });

it('shows only the gate when the visitor’s age is unknown', async () => {
  const { container, head } = await open(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Are you 21 or older?' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(container).not.toHaveTextContent(/distilled|vodka|buy/i);
  expect(head.description).toBe('The brand page of Munkh Tsas. Only for people aged 21 and over.');
});

it('uses a plain form that returns to this page', async () => {
  const { container } = await open(false);
  const form = container.querySelector('form')!;
  expect(form).toHaveAttribute('action', '/api/v2/age_gate');
  expect(form).toHaveAttribute('method', 'post');
  const yes = screen.getByRole('button', { name: 'Yes, I am 21 or older' });
  const sent = new FormData(form, yes as HTMLButtonElement);
  expect(Object.fromEntries(sent)).toEqual({ return_to: '/en/brand/story', age: '21' });
});

it('redirects a visitor who declines', async () => {
  await open(false);
  expect(screen.getByRole('link', { name: 'No, take me back' })).toHaveAttribute('href', '/en');
});

it('shows the whole story to adults, and where to buy', async () => {
  const { head } = await open(true);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Munkh Tsas',
    'The vision',
    'Six distillations',
    'Five hundred hours of rest',
    'Tasting notes',
    'Take the silence home',
  ]);
  expect(screen.getByRole('link', { name: 'Buy in the shop' })).toHaveAttribute(
    'href',
    '/en/products/munkh-tsas-arkhi-07',
  );
  expect(head.description).toMatch(/six times/);
});

it.each(locales)('is complete in %s without a word of another language', async locale => {
  const { container } = await open(true, locale);
  const { messages } = await remote.messages[locale]!();
  const { vision, care } = messages['story'] as Record<string, string>;
  expect(container).toHaveTextContent(vision!);
  expect(container).toHaveTextContent(care!);
});
