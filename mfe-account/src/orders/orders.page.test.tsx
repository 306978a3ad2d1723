import { screen } from '@testing-library/react';
import { ApiError } from '@ortoo/http';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const order = {
  id: 1,
  number: 'R100',
  state: 'complete',
  payment_state: 'paid',
  shipment_state: 'pending',
  delivered_at: null,
  held_until: null,
  shippable: true,
  line_items: [],
  total: '129000.0',
  total_quantity: 2,
  created_at: '2026-11-20T02:00:00Z',
  completed_at: '2026-11-20T03:00:00Z',
  updated_at: '2026-11-20T03:00:00Z',
};
const answer = (orders: unknown[]) => ({
  orders,
  count: orders.length,
  total_count: orders.length,
  current_page: 1,
  per_page: 20,
  pages: 1,
});

beforeEach(() => void resetStores());

it('lists the orders with state and total', async () => {
  await renderPage('/orders', { remote, api: fakeApi({ 'GET /orders/mine': answer([order]) }) });
  expect(await screen.findByRole('link', { name: 'R100' })).toHaveAttribute('href', '/orders/R100');
  expect(screen.getByText('Төлбөр төлөгдсөн')).toBeVisible();
  expect(screen.getByText('129,000₮')).toBeVisible();
});

it('links to the shop when there is none', async () => {
  await renderPage('/orders', { remote, api: fakeApi({ 'GET /orders/mine': answer([]) }) });
  expect(await screen.findByRole('heading', { name: 'Захиалга хараахан алга' })).toBeVisible();
});

it('offers a retry after a failure', async () => {
  let broken = true;
  const api = fakeApi({
    'GET /orders/mine': () => {
      if (broken) throw new ApiError(500, 'INTERNAL', '');
      return answer([order]);
    },
  });
  const { user } = await renderPage('/orders?page=zzz', { remote, api });
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
  expect(await screen.findByRole('link', { name: 'R100' })).toBeVisible();
});
