import { exampleSite, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

const handmade = { id: 3, code: 'handmade', name: 'Гар урлал', tone: 'neutral' } as const;
const site = { ...exampleSite, badges: { 3: handmade } };

const open = async (path: string) => {
  const api = fakeApi(answers);
  return { ...(await renderPage(path, { remote, api, site })), api };
};

beforeEach(() => void resetStores());

it('lists the products with a badge, with filters, breadcrumbs and a canonical address', async () => {
  const { head, api } = await open('/badges/handmade?brand=ul&sort=price_asc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Гар урлал');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ул шүүлтүүрийг хасах' })).toHaveAttribute(
    'href',
    '/badges/handmade?sort=price_asc',
  );
  expect(api.calls.find(call => call.path === '/listing')?.params).toMatchObject({ badge: 3, brand: 'ul' });
  const crumbs = within(screen.getByRole('navigation', { name: 'Хуудасны зам' }));
  expect(crumbs.getByRole('link')).toHaveAttribute('href', '/products');
  expect(head).toMatchObject({
    title: 'Гар урлал',
    canonical: '/badges/handmade?brand=ul',
    breadcrumbs: [{ path: '/products' }, { label: 'Гар урлал', path: '/badges/handmade' }],
  });
});

it('is not found for an unknown badge, and leads to all products', async () => {
  await expect(open('/badges/none')).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/products' } },
  });
});
