import { act, screen, waitFor, within } from '@testing-library/react';
import type { LineItem, Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores, type RecordedCall } from '@ortoo/testing';
import { remote } from '../remote';

const product = { id: 1, sku: 'B', name: 'Эсгий гутал', slug: 'boots', kind: 'goods', image: null };
const lineOf = (quantity: number) =>
  ({
    id: 7,
    variant_id: 70,
    quantity,
    price: '1000.0',
    total: `${quantity * 1000}.0`,
    options: { note: 'бэлэг' },
    gift: true,
    product,
    options_text: 'Хэмжээ: 42',
    max_quantity: 9,
    insufficient_stock: false,
    previous_price: null,
  }) as unknown as LineItem;
const orderOf = (lock_version: number, lines: LineItem[]) =>
  ({
    number: 'R1',
    token: null,
    lock_version,
    completed_at: null,
    total_quantity: lines.length,
    line_items: lines,
    warnings: [],
    shipments: [],
    payments: [],
    adjustments: [],
    shippable: true,
    item_total: '1000.0',
    ship_total: '0.0',
    total: '1000.0',
    included_tax_total: '91.0',
  }) as unknown as Order;

const quantityOf = (call: RecordedCall) => (call.body as { line_item: { quantity: number } }).line_item.quantity;

const open = async (answers: Parameters<typeof resetStores>[0]) => {
  const verbs = resetStores(answers);
  const view = await renderPage('/cart', { remote, api: fakeApi({}) });
  act(() => $order.set(orderOf(1, [lineOf(1)])));
  return { verbs, user: view.user };
};

it('counts quick clicks while the server is slow, and tells it only the last number', async () => {
  const waiting: (() => void)[] = [];
  const { verbs, user } = await open({
    'PUT /orders/R1/line_items/7': (call: RecordedCall) =>
      new Promise(resolve => waiting.push(() => resolve(orderOf(verbs.calls.length + 1, [lineOf(quantityOf(call))])))),
  });
  const more = screen.getByRole('button', { name: 'Нэмэх' });
  for (let click = 0; click < 3; click += 1) await user.click(more);
  expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('4');
  expect(verbs.calls.map(quantityOf)).toEqual([2]);
  await act(async () => waiting[0]!());
  expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('4');
  expect(verbs.calls.map(quantityOf)).toEqual([2, 4]);
  await act(async () => waiting[1]!());
  expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('4');
  expect($order.get()?.line_items[0]?.quantity).toBe(4);
});

it('shows the server’s number again when it refuses', async () => {
  const { user } = await open({
    'PUT /orders/R1/line_items/7': () => {
      throw new ApiError(422, 'QUANTITY_UNAVAILABLE', 'Үлдэгдэл хүрэлцэхгүй байна');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Нэмэх' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('1'));
});

it('brings a removed line back as it was, and keeps the focus meanwhile', async () => {
  const { verbs, user } = await open({
    'DELETE /orders/R1/line_items/7': orderOf(2, []),
    'POST /orders/R1/line_items': orderOf(3, [lineOf(1)]),
  });
  await user.click(screen.getByRole('button', { name: 'Хасах: Эсгий гутал' }));
  expect(await screen.findByRole('heading', { name: 'Сагс хоосон байна' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('«Эсгий гутал» сагснаас хасагдлаа.');
  const undo = screen.getByRole('button', { name: 'Буцаах' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByRole('heading', { name: 'Эсгий гутал' })).toBeVisible();
  expect(verbs.calls.at(-1)?.body).toEqual({
    line_item: { variant_id: 70, quantity: 1, options: { note: 'бэлэг' } },
    gift: true,
  });
  expect(screen.queryByText(/хасагдлаа/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('does not say that a line is gone when it is not', async () => {
  const { user } = await open({ 'GET /orders/current': orderOf(1, [lineOf(1)]) });
  await user.click(screen.getByRole('button', { name: 'Хасах: Эсгий гутал' }));
  expect(screen.queryByText(/хасагдлаа/)).toBeNull();
});

it('offers no number of a stay, says when its nights are gone, and brings it back with them', async () => {
  const booking = { kind: 'stay', check_in: '2026-12-03', check_out: '2026-12-05', rooms: 1, adults: 2, children: [] };
  const stay = { ...lineOf(1), booking, insufficient_stock: true } as LineItem;
  const { verbs, user } = await open({
    'DELETE /orders/R1/line_items/7': orderOf(3, []),
    'POST /orders/R1/line_items': orderOf(4, [stay]),
  });
  act(() => $order.set(orderOf(2, [stay])));
  expect(screen.queryByRole('textbox', { name: /Тоо ширхэг/ })).toBeNull();
  expect(screen.getByText(/өрөө, суудал дууссан байна/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Хасах: Эсгий гутал' }));
  await user.click(await screen.findByRole('button', { name: 'Буцаах' }));
  expect(verbs.calls.at(-1)?.body).toMatchObject({ line_item: { variant_id: 70, booking } });
});

it('shows what was chosen as a package together, with its sum', async () => {
  await open({});
  const packed = (id: number, group?: string): LineItem => ({
    ...lineOf(1),
    id,
    options: group === undefined ? ({} as Record<string, string>) : { package: group },
  });
  act(() => $order.set(orderOf(2, [packed(1, 'g'), packed(2), packed(3, 'g')])));
  const group = screen.getByRole('list', { name: '2 зүйлийн багц' });
  expect(within(group).getAllByRole('heading')).toHaveLength(2);
  expect(group.parentElement).toHaveTextContent('2,000₮');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
