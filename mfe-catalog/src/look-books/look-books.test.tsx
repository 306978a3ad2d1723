import type { LookBook } from '@ortoo/contracts';
import { getLookBook } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, boots } from '../parts/testing/answers';
import { brandAnswers, lookBook } from '../parts/testing/brand-answers';
import { remote } from '../remote';

const path = '/look-books/a-week-in-the-gobi';

const open = (address: string, products: LookBook['products'] = [boots]) => {
  const book = answer(getLookBook, { ...lookBook, products }, { slug: lookBook.slug });
  return renderPage(address, { remote, api: fakeApi({ ...answers, ...brandAnswers, ...book }) });
};

beforeEach(() => void resetStores());

it('lists the look books', async () => {
  await open('/look-books');
  expect(screen.getByRole('link', { name: /Говьд долоо хоног/ })).toHaveAttribute('href', path);
});

it('shows the text, and the products with their prices', async () => {
  const { head } = await open(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Говьд долоо хоног' })).toBeInTheDocument();
  expect(screen.getByText('Илүү юм алга.')).toBeInTheDocument();
  const products = within(screen.getByRole('region', { name: 'Энэ багцад' }));
  expect(products.getByRole('link', { name: boots.name })).toHaveAttribute('href', '/products/bulgan');
  expect(products.getByText('329,000₮')).toBeInTheDocument();
  expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
});

it('links to the shop when none of its products is on sale', async () => {
  await open(path, []);
  const products = within(screen.getByRole('region', { name: 'Энэ багцад' }));
  expect(products.getByRole('link', { name: 'Бэлэн багц' })).toHaveAttribute('href', '/look-books');
});

it('links to the list from an unknown look book', async () => {
  await expect(open('/look-books/none')).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/look-books' } },
  });
});
