import type { Order, Orders, SavedOrder } from '@ortoo/contracts';
import { getOrder, listOwnOrders } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $user } from '@ortoo/stores';
import { answer, exampleOrder, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { act, screen, waitFor } from '@testing-library/react';
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

describe('for offline use', () => {
  const stored = new Map<string, { value: SavedOrder }>();
  const cache = {
    put: async (key: string, value: { value: SavedOrder }) => void stored.set(key, value),
    keys: async () => [...stored.keys()].map(key => ({ url: `https://shop.test${key}` })),
    delete: async () => true,
  };
  const dropped = jest.fn(() => stored.clear());

  beforeEach(() => {
    stored.clear();
    $user.set(exampleUser);
    const worker = { register: async () => undefined };
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
    const json = { json: (value: unknown) => ({ value }) };
    Object.assign(globalThis, { caches: { open: async () => cache, delete: dropped }, Response: json });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(globalThis, 'Response');
  });
  const notice = /сүлжээгүй үед ч харж болно/;
  const listed = () => answer(listOwnOrders, listOf([order, { ...order, number: 'R99' }]));

  it('the last ones are saved with their texts and the time, and the page says so', async () => {
    await renderPage('/orders', { remote, api: fakeApi(listed()) });
    expect(await screen.findByText(notice)).toBeVisible();
    // The newest is saved last: it stays the longest.
    expect([...stored.keys()]).toEqual(['/orders/R99', '/orders/R100']);
    const { value } = stored.get('/orders/R100')!;
    expect(value).toMatchObject({ number: 'R100', lang: 'mn', state: 'Төлбөр төлөгдсөн' });
    expect(value.facts[0]).toContain('129,000₮');
    expect(value.lines).toHaveLength(order.line_items.length);
    expect(value.words.asOf).toMatch(/^Шинэчилсэн: .*\d{2}:\d{2}$/);
  });

  it('a filtered list is not', async () => {
    await renderPage('/orders?status=completed', { remote, api: fakeApi(listed()) });
    expect(await screen.findByRole('link', { name: 'R100' })).toBeVisible();
    expect(stored.size).toBe(0);
  });

  it('an opened order is; one of a guest is not', async () => {
    const open = (token: string | null) =>
      renderPage('/orders/R100', { remote, api: fakeApi(answer(getOrder, { ...order, token }, { number: 'R100' })) });
    const { unmount } = await open('guest-token');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(stored.size).toBe(0);
    unmount();
    await open(null);
    await waitFor(() => expect([...stored.keys()]).toEqual(['/orders/R100']));
  });

  it('an order that is shown before its reader is known is saved then', async () => {
    $user.set(null);
    await renderPage('/orders/R100', { remote, api: fakeApi(answer(getOrder, order, { number: 'R100' })) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(stored.size).toBe(0);
    act(() => $user.set(exampleUser));
    await waitFor(() => expect([...stored.keys()]).toEqual(['/orders/R100']));
  });

  it('nothing stays when the user has signed out meanwhile', async () => {
    const keys = cache.keys;
    cache.keys = async () => {
      $user.set(null);
      return keys();
    };
    await renderPage('/orders', { remote, api: fakeApi(listed()) });
    await waitFor(() => expect(dropped).toHaveBeenCalledWith('opened-orders'));
    cache.keys = keys;
    expect(stored.size).toBe(0);
    expect(screen.queryByText(notice)).toBeNull();
  });
});
