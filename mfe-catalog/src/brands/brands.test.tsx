import { ApiError } from '@ortoo/http';
import { fakeApi, renderPage, resetStores, type FakeAnswer, type RecordedCall } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, listingAnswer } from '../parts/testing/answers';
import { brandAnswers } from '../parts/testing/brand-answers';
import { remote } from '../remote';

const search = 'GET /listing';

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...brandAnswers, ...change });
  return { ...(await renderPage(path, { remote, api })), api };
};

beforeEach(() => void resetStores());

it('lists the brands that have products on sale', async () => {
  const { head } = await open('/brands');
  expect(screen.getByRole('heading', { level: 1, name: 'Брэндүүд' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/products', '/brands/ul', '/brands/zamch']);
  expect(head.breadcrumbs).toMatchObject([{ path: '/products' }, { path: '/brands' }]);
  expect(screen.getByRole('navigation', { name: 'Хуудасны зам' })).toHaveTextContent('Бүх барааБрэндүүд');
});

it('shows a brand with its products, and a link to the filtered listing', async () => {
  const { api, head } = await open('/brands/ul', { [search]: listingAnswer(12) });
  expect(screen.getByRole('heading', { level: 1, name: 'Ул' })).toBeInTheDocument();
  const products = within(screen.getByRole('region', { name: 'Бараанууд' }));
  expect(products.getAllByRole('article')).toHaveLength(12);
  expect(products.getByRole('link', { name: 'Бүх 12 барааг шүүж үзэх' })).toHaveAttribute('href', '/products?brand=ul');
  expect(api.calls.find(call => call.path === '/listing')?.params).toMatchObject({ brand: 'ul', per_page: 24 });
  expect(head).toMatchObject({ canonical: '/brands/ul', jsonLd: [{ '@type': 'Brand', name: 'Ул' }] });
  expect(head.breadcrumbs).toMatchObject([
    { path: '/products' },
    { path: '/brands' },
    { label: 'Ул', path: '/brands/ul' },
  ]);
});

it('links to other brands from one with nothing on sale, which is noindex', async () => {
  const { head } = await open('/brands/aduuchin', { [search]: listingAnswer(0) });
  expect(screen.getByRole('heading', { name: 'Одоогоор зарж буй бараа алга' })).toBeInTheDocument();
  const main = within(screen.getByRole('region', { name: 'Бараанууд' }));
  expect(main.getByRole('link', { name: 'Бүх бараа' })).toHaveAttribute('href', '/products');
  expect(head.robots).toBe('noindex');
});

it('shows the brand when its products fail to load, and offers a retry', async () => {
  let healthy = false;
  const { user } = await open('/brands/ul', {
    [search]: (call: RecordedCall) => {
      if (!healthy) throw new ApiError(503, 'UNKNOWN', '');
      return listingAnswer(3)(call);
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Ул' })).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  healthy = true;
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

it('links to the list from an unknown brand', async () => {
  await expect(open('/brands/none')).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/brands', label: 'Брэндүүд' } },
  });
});
