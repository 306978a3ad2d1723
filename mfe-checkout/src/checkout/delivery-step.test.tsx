import { act, screen, waitFor } from '@testing-library/react';
import type { Order, User } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $order, $user } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const rate = {
  id: 3,
  name: 'Хотод 48 цагийн дотор',
  description: 'Улаанбаатарт.',
  cost: '5000.0',
  selected: true,
  available: true,
  reason: null,
  delivers_to: '2026-11-24T04:00:00Z',
};
const closed = { ...rate, id: 4, name: 'Шуурхай', available: false, selected: false, reason: 'Одоо цаг нь биш.' };
const order = {
  number: 'R1',
  state: 'delivery',
  lock_version: 1,
  completed_at: null,
  total_quantity: 1,
  line_items: [
    { id: 7, quantity: 1, product: { name: 'Гутал', slug: 'c', image: null }, options_text: '', total: '1000.0' },
  ],
  shippable: true,
  shipments: [{ shipping_rates: [rate, closed] }],
  adjustments: [],
  payments: [],
  item_total: '1000.0',
  ship_total: '0.0',
  total: '1000.0',
  included_tax_total: '91.0',
} as unknown as Order;

const open = async (shown: Order, error?: ApiError) => {
  const verbs = resetStores({ 'GET /session': { user: null }, 'GET /orders/current': '' });
  act(() => $order.set(shown));
  const reject = () => {
    throw error ?? new ApiError(500, 'INTERNAL', '');
  };
  const { user } = await renderPage('/checkout/delivery', { remote, api: fakeApi({ 'PUT /checkouts/R1': reject }) });
  return { verbs, advanceStep: () => user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' })) };
};

it('requests another place when nothing can be delivered there', async () => {
  await open({ ...order, shipments: [] });
  expect(screen.getByText(/Хүргэлтийн байршлаа дахин сонгоно уу/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Өөрчлөх' })).toHaveAttribute('href', '/checkout/address');
});

it('replaces a technical message with its own advice', async () => {
  const text = 'We are unable to calculate shipping rates for the selected items.';
  const { advanceStep } = await open(order, new ApiError(422, 'CANNOT_SHIP', text));
  await advanceStep();
  expect(await screen.findByRole('alert')).toHaveTextContent('Хүргэлтийн байршлаа дахин сонгоно уу');
  expect(screen.queryByText(text)).toBeNull();
});

it('shows an unavailable delivery option with its reason', async () => {
  await open(order);
  const express = screen.getByRole('radio', { name: /Шуурхай/ });
  expect(express).toBeDisabled();
  expect(express.closest('label')).toHaveTextContent('Улаанбаатарт. Одоо цаг нь биш.');
});

it('shows the server’s error for the choice, such as a missing address', async () => {
  const { advanceStep } = await open(order, new ApiError(422, 'ADDRESS_MISSING', 'Хүргэлтийн хаягаа оруулна уу.'));
  await advanceStep();
  expect(await screen.findByRole('alert')).toHaveTextContent('Хүргэлтийн хаягаа оруулна уу.');
});

it('detects that the session has ended', async () => {
  const { verbs, advanceStep } = await open(order, new ApiError(404, 'ORDER_NOT_FOUND', 'Ийм захиалга олдсонгүй.'));
  act(() => $user.set({ id: 7, firstname: 'Болд', roles: [] } as unknown as User));
  await advanceStep();
  await waitFor(() => expect($user.get()).toBeNull());
  expect(verbs.calls.map(({ path }) => path)).toContain('/session');
});

it('shows the latest arrival date, and that all lines arrive together', async () => {
  const [line] = order.line_items;
  const coming = (id: number, name: string, pre_order_at: string) =>
    ({ ...line, id, pre_order_at, product: { ...line?.product, name } }) as Order['line_items'][number];
  const late = coming(9, 'Удирдлага', '2026-12-12T04:00:00Z');
  await open({ ...order, line_items: [...order.line_items, late, coming(8, 'Чихэвч', '2026-12-02T04:00:00Z')] });
  expect(screen.getByText(/«Удирдлага» 12-р сарын 12-нд манайд ирнэ/)).toHaveTextContent(/хамт хүргэнэ/);
  expect(screen.getByText('Урьдчилсан захиалга: 12-р сарын 2-нд ирнэ')).toBeInTheDocument();
});
