import type { Order, ShippingRate } from '@ortoo/contracts';
import { getCurrentOrder, getSession, updateCheckout } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, sameText, lineOf, orderOf } from '@ortoo/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { fail, user as shopper } from '../parts/testing/fixtures';

const rate: ShippingRate = {
  id: 3,
  code: 'city',
  name: 'Хотод 48 цагийн дотор',
  description: 'Улаанбаатарт.',
  cost: '5000.0',
  display_cost: '5,000₮',
  selected: true,
  delivers_from: '2026-11-22T04:00:00Z',
  delivers_to: '2026-11-24T04:00:00Z',
  available: true,
  reason: null,
};
const closed: ShippingRate = {
  ...rate,
  id: 4,
  code: 'express',
  name: 'Шуурхай',
  available: false,
  selected: false,
  reason: 'Одоо цаг нь биш.',
};
const order = orderOf({
  state: 'delivery',
  shipments: [
    {
      id: 2,
      number: 'H1',
      state: 'pending',
      cost: '5000.0',
      display_cost: '5,000₮',
      tracking: null,
      shipped_at: null,
      delivered_at: null,
      shipping_rates: [rate, closed],
    },
  ],
});

const open = async (shown: Order, error = new ApiError(500, 'INTERNAL', '')) => {
  const verbs = resetStores({
    ...answer(getSession, { user: null, expires_at: null, cart_merged: false }),
    ...answer(getCurrentOrder, null),
  });
  act(() => $order.set(shown));
  const api = fakeApi(answer(updateCheckout, fail(error), { number: 'R1' }));
  const { user } = await renderPage('/checkout/delivery', { remote, api });
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

it('folds an unavailable delivery option, with its reason', async () => {
  await open(order);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByText('Одоо боломжгүй (1)').closest('details')).toHaveTextContent('ШуурхайОдоо цаг нь биш.');
});

it('has the server’s sums of a choice before going on', async () => {
  const express = { ...closed, available: true, reason: null, cost: '12000.0', display_cost: '12,000₮' };
  const rates = (chosen: number) => [rate, express].map(one => ({ ...one, selected: one.id === chosen }));
  const shown = (chosen: number, total: string, lock_version: number): Order => ({
    ...order,
    ...{ total, lock_version, line_items: [lineOf()] },
    shipments: [{ ...order.shipments[0]!, shipping_rates: rates(chosen) }],
  });
  resetStores();
  act(() => $order.set(shown(3, '6000.0', 1)));
  const api = fakeApi(answer(updateCheckout, shown(4, '13000.0', 2), { number: 'R1' }));
  const { user } = await renderPage('/checkout/delivery', { remote, api });
  await user.click(screen.getByRole('radio', { name: /Шуурхай/ }));
  expect(screen.getByRole('button', { name: 'Үргэлжлүүлэх' })).not.toHaveAttribute('aria-busy');
  expect((await screen.findAllByText('13,000₮')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Хүргэлт' })).toBeVisible();
});

it('shows the server’s error for the choice, such as a missing address', async () => {
  const { advanceStep } = await open(order, new ApiError(422, 'ADDRESS_MISSING', 'Хүргэлтийн хаягаа оруулна уу.'));
  await advanceStep();
  expect(await screen.findByRole('alert')).toHaveTextContent('Хүргэлтийн хаягаа оруулна уу.');
});

it('detects that the session has ended', async () => {
  const { verbs, advanceStep } = await open(order, new ApiError(404, 'ORDER_NOT_FOUND', 'Ийм захиалга олдсонгүй.'));
  act(() => $user.set(shopper));
  await advanceStep();
  await waitFor(() => expect($user.get()).toBeNull());
  expect(verbs.calls.map(({ path }) => path)).toContain('/session');
});

it('shows the latest arrival date, and that all lines arrive together', async () => {
  const coming = (id: number, name: string, pre_order_at: string) =>
    lineOf({ id, pre_order_at, product: { ...lineOf().product, name } });
  const late = coming(9, 'Удирдлага', '2026-12-12T04:00:00Z');
  await open({ ...order, line_items: [...order.line_items, late, coming(8, 'Чихэвч', '2026-12-02T04:00:00Z')] });
  expect(screen.getByText(sameText('Удирдлага: манайд ирэх өдөр 12-р сарын 12', '\\D.*'))).toHaveTextContent(
    /хамт хүргэнэ/,
  );
  expect(screen.getByText(sameText('Урьдчилсан захиалга, бараа ирэх өдөр: 12-р сарын 2'))).toBeInTheDocument();
});

it('promises days for a delivery of one to two weeks, a day for one of two days, and a time for an express one', async () => {
  const slow = { ...rate, id: 5, delivers_from: '2026-11-28T04:00:00Z', delivers_to: '2026-12-05T04:00:00Z' };
  const express = { ...rate, id: 6, selected: false, delivers_to: '2026-11-22T08:00:00Z' };
  await open({
    ...order,
    shipments: [{ ...order.shipments[0]!, shipping_rates: [rate, { ...slow, selected: false }, express] }],
  });
  expect(screen.getByText(sameText('Улаанбаатарт. Одоо төлвөл 11-р сарын 24 гэхэд хүрнэ.'))).toBeVisible();
  expect(screen.getByText(sameText('Улаанбаатарт. Одоо төлвөл 11-р сарын 22, 16:00 гэхэд хүрнэ.'))).toBeVisible();
  expect(
    screen.getByText(sameText('Улаанбаатарт. Одоо төлвөл хүрэх өдөр: 11-р сарын 28 – 12-р сарын 5.')),
  ).toBeVisible();
});

it('promises days for a pickup outside the capital', async () => {
  const slow = { ...rate, delivers_from: '2026-11-28T04:00:00Z', delivers_to: '2026-12-05T04:00:00Z' };
  await open({
    ...order,
    pickup_location: { id: 4, name: 'Эрдэнэт', address: 'Төв зам', phone: '+97670352020' } as never,
    shipments: [{ ...order.shipments[0]!, shipping_rates: [slow] }],
  });
  expect(
    screen.getByText(sameText('Улаанбаатарт. Одоо төлвөл бэлэн болох өдөр: 11-р сарын 28 – 12-р сарын 5.')),
  ).toBeVisible();
});
