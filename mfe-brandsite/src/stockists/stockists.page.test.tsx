import { listStockists } from '@ortoo/contracts/endpoints';
import { screen, within } from '@testing-library/react';
import { answer, fakeApi, renderPage, type FakeAnswer } from '@ortoo/testing';
import { answers, stockist } from '../parts/testing/answers';
import { remote } from '../remote';

const open = (change: Record<string, FakeAnswer> = {}, locale: 'mn' | 'en' | 'it' = 'en') =>
  renderPage('/brand/where-to-buy', { remote, api: fakeApi({ ...answers, ...change }), locale, adult: true });

it('shows each store with its hours, its bottles and a map', async () => {
  const { head } = await open();
  const store = within(screen.getByRole('article'));
  expect(store.getByRole('heading', { name: 'Central store' })).toBeVisible();
  expect(store.getByText('Monday–\u2060Friday')).toBeVisible();
  expect(store.getByText('10:00–\u206020:00')).toBeVisible();
  expect(store.getByRole('link', { name: '7700 1234' })).toHaveAttribute('href', 'tel:+97677001234');
  expect(store.getByText('Munkh Tsas, 0.7 l')).toBeVisible();
  expect(store.getByRole('link', { name: 'Open the map Central store' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Central+store%2C+3+University+Street%2C+Mongolia',
  );
  expect(head.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'LiquorStore',
      openingHoursSpecification: [expect.anything(), expect.anything()],
    }),
  ]);
});

it('leads to the bottles online', async () => {
  await open();
  const online = within(screen.getByRole('region', { name: 'To your door' }));
  expect(online.getByRole('link', { name: 'See the bottles' })).toHaveAttribute('href', '/en/brand/product#bottles');
});

it('marks the language of a store that is not written in the reader’s', async () => {
  await open({}, 'it');
  expect(screen.getByRole('heading', { name: 'Central store' })).toHaveAttribute('lang', 'en');
});

it('says so when no store has it, and where to buy it then', async () => {
  await open(answer(listStockists, { stockists: [] }));
  expect(screen.getByRole('heading', { name: 'No store has it at the moment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the bottles' })).toBeVisible();
});

it('writes the days of every day as such', async () => {
  const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '11:00', closes: '21:00' }];
  await open(answer(listStockists, { stockists: [{ ...stockist, hours }] }), 'mn');
  expect(screen.getByText('Өдөр бүр')).toBeVisible();
});
