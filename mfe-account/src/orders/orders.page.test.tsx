import type { Order, Orders } from '@ortoo/contracts';
import { listOwnOrders } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { answer, exampleOrder, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const order: Order = {
  ...exampleOrder,
  number: 'R100',
  state: 'complete',
  payment_state: 'paid',
  shipment_state: 'pending',
  total: '129000.0',
  total_quantity: 2,
  completed_at: '2026-11-20T03:00:00Z',
  updated_at: '2026-11-20T03:00:00Z',
};
const listOf = (orders: Order[]): Orders => ({
  orders,
  count: orders.length,
  total_count: orders.length,
  current_page: 1,
  per_page: 20,
  pages: 1,
});

beforeEach(() => void resetStores());

it('lists the orders with state and total', async () => {
  await renderPage('/orders', { remote, api: fakeApi(answer(listOwnOrders, listOf([order]))) });
  expect(await screen.findByRole('link', { name: 'R100' })).toHaveAttribute('href', '/orders/R100');
  expect(screen.getByText('Төлбөр төлөгдсөн')).toBeVisible();
  expect(screen.getByText('129,000₮')).toBeVisible();
});

it('links to the shop when there is none', async () => {
  await renderPage('/orders', { remote, api: fakeApi(answer(listOwnOrders, listOf([]))) });
  expect(await screen.findByRole('heading', { name: 'Захиалга хараахан алга' })).toBeVisible();
});

it('offers a retry after a failure', async () => {
  let broken = true;
  const api = fakeApi(
    answer(listOwnOrders, () => {
      if (broken) throw new ApiError(500, 'INTERNAL', '');
      return listOf([order]);
    }),
  );
  const { user } = await renderPage('/orders?page=zzz&status=zzz', { remote, api });
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
  expect(await screen.findByRole('link', { name: 'R100' })).toBeVisible();
});

it('filters, sorts and searches by its address', async () => {
  const queries: unknown[] = [];
  const api = fakeApi(
    answer(listOwnOrders, ({ query }) => {
      queries.push(query);
      return listOf([order]);
    }),
  );
  const { user } = await renderPage('/orders?status=completed&sort=oldest', { remote, api });
  expect(await screen.findByRole('link', { name: 'Хүлээн авсан' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Цуцалсан' })).toHaveAttribute('href', '/orders?status=canceled&sort=oldest');
  await user.type(screen.getByRole('searchbox', { name: 'Дугаар эсвэл бараа' }), 'гутал{Enter}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Эрэмбэлэх' }), 'newest');
  expect(queries).toEqual([
    { page: 1, per_page: 20, sort: 'oldest', status: 'completed' },
    { page: 1, per_page: 20, sort: 'oldest', status: 'completed', q: 'гутал' },
    { page: 1, per_page: 20, sort: 'newest', status: 'completed', q: 'гутал' },
  ]);
});

it('leads back from a filter without orders', async () => {
  await renderPage('/orders?q=zzz', { remote, api: fakeApi(answer(listOwnOrders, listOf([]))) });
  expect(await screen.findByRole('heading', { name: 'Захиалга олдсонгүй' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Бүх захиалгыг харах' })).toHaveAttribute('href', '/orders');
  expect(screen.getByRole('searchbox')).toHaveValue('zzz');
});

it('shows an order that waits for its payment first', async () => {
  $order.set({ ...order, number: 'R200', state: 'confirm', amount_due: '5000.0' });
  await renderPage('/orders', { remote, api: fakeApi(answer(listOwnOrders, listOf([order]))) });
  expect(await screen.findByText(/R200 · 5,000₮/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Одоо төлөх' })).toHaveAttribute('href', '/checkout/payment');
});
