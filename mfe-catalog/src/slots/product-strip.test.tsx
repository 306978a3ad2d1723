import { fakeApi, renderSlot, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, listingAnswer } from '../parts/testing/answers';
import { remote } from '../remote';

const open = async (props: Record<string, unknown>, total = 20) => {
  const api = fakeApi({ ...answers, 'GET /listing': listingAnswer(total) });
  return { ...(await renderSlot('catalog.product-strip', props, { remote, api })), api };
};

beforeEach(() => void resetStores());

it('shows the given products, in that order', async () => {
  await open({ title: 'Нийтлэлд дурдсан', ids: [2, 1] });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/products/product-2',
    '/products/product-1',
  ]);
});

it('shows a category with a link to its listing', async () => {
  await open({ title: 'Гутал', taxon: 'goods/shoes' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(screen.getByRole('link', { name: /Бүгдийг үзэх/ })).toHaveAttribute('href', '/t/goods/shoes');
});

it.each([
  ['no ids', { title: 'Хоосон', ids: [] }],
  ['nothing at all', { title: 'Хоосон' }],
])('renders nothing for %s', async (_, props) => {
  const { api } = await open(props);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
