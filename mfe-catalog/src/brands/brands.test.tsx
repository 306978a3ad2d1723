import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@ortoo/http';
import { fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { answers, searchAnswer } from '../dev-answers';
import { brandAnswers } from '../dev-brands';
import { remote } from '../remote';

const search = 'POST /shop/product/_search';

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...brandAnswers, ...change });
  return { ...(await renderPage(path, { remote, api })), api };
};

beforeEach(() => void resetStores());

it('lists the brands that have something on sale', async () => {
  const { head } = await open('/brands');
  expect(screen.getByRole('heading', { level: 1, name: 'Брэндүүд' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/brands/ul', '/brands/zamch']);
  expect(head.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

it('shows a brand with its products, and the way to all of them with filters', async () => {
  const { api, head } = await open('/brands/ul', { [search]: searchAnswer(12) });
  expect(screen.getByRole('heading', { level: 1, name: 'Ул' })).toBeInTheDocument();
  const products = within(screen.getByRole('region', { name: 'Бараанууд' }));
  expect(products.getAllByRole('article')).toHaveLength(12);
  expect(products.getByRole('link', { name: 'Бүх 12 барааг шүүж үзэх' })).toHaveAttribute('href', '/products?brand=ul');
  const requests = api.calls.find(call => call.method === 'POST')?.body;
  expect(requests).toMatchObject({ query: { bool: { filter: [{ term: { 'brand.code': 'ul' } }] } }, size: 24 });
  expect(head).toMatchObject({ canonical: '/brands/ul', jsonLd: [{ '@type': 'Brand', name: 'Ул' }, {}] });
});

it('leads on from a brand with nothing on sale, which search engines leave out', async () => {
  const { head } = await open('/brands/aduuchin', { [search]: searchAnswer(0) });
  expect(screen.getByRole('heading', { name: 'Одоогоор зарж буй бараа алга' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Бүх бараа' })).toHaveAttribute('href', '/products');
  expect(head.robots).toBe('noindex');
});

it('keeps the brand when its products do not come, and offers to try again', async () => {
  let healthy = false;
  const { user } = await open('/brands/ul', {
    [search]: (call: { body?: unknown }) => {
      if (!healthy) throw new ApiError(503, 'UNKNOWN', '');
      return searchAnswer(3)(call);
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Ул' })).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  healthy = true;
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

it('leads to the list from a brand that there is not', async () => {
  await expect(open('/brands/none')).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/brands', label: 'Брэндүүд' } },
  });
});
