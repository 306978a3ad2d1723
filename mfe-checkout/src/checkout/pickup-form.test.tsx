import { act, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { devAnswers } from '../dev-answers';
import { remote } from '../remote';

const place = (id: number, name: string, reason: string | null = null) => ({
  ...{ id, name, address: 'Энхтайвны өргөн чөлөө', directions: '1 давхар', phone: '+97670001234', hours: [] },
  ...{ available: reason === null, reason },
});
const lacks = 'Захиалгын бүх бараа энэ салбарт алга.';
const places = [place(1, 'Төв салбар', lacks), place(2, 'Зайсан'), place(3, 'Нарны зам')];
const order = {
  number: 'R1',
  state: 'address',
  lock_version: 1,
  completed_at: null,
  total_quantity: 1,
  line_items: [
    { id: 7, quantity: 1, product: { name: 'Гутал', slug: 'c', image: null }, options_text: '', total: '1000.0' },
  ],
  ship_address: null,
  pickup_location: place(2, 'Зайсан'),
  receiver: null,
  shippable: true,
  shipments: [],
  payments: [],
  adjustments: [],
  item_total: '1000.0',
  ship_total: '0.0',
  total: '1000.0',
  included_tax_total: '91.0',
} as unknown as Order;

const open = async (answers: Record<string, FakeAnswer> = {}, shown: Partial<Order> = {}) => {
  resetStores();
  const api = fakeApi({
    ...devAnswers,
    'GET /checkouts/R1/pickup_locations': { pickup_locations: places },
    'PUT /checkouts/R1': { ...order, state: 'delivery', lock_version: 2 },
    ...answers,
  });
  act(() => $order.set({ ...order, ...shown } as Order));
  const { user } = await renderPage('/checkout/address', { remote, api });
  const sent = () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { user, sent, advanceStep: () => user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' })) };
};
const other = () => screen.findByRole('checkbox', { name: 'Миний оронд өөр хүн очиж авна' });

it('is collected by the buyer by default', async () => {
  const { sent, advanceStep } = await open();
  expect(await other()).not.toBeChecked();
  await advanceStep();
  await waitFor(() => expect(sent()).toEqual([{ order: { pickup_location_id: 2, receiver_attributes: null } }]));
});

it('requires the name and a valid number of another person', async () => {
  const { user, sent, advanceStep } = await open();
  await user.click(await other());
  const group = screen.getByRole('group', { name: 'Хэн очиж авах' });
  await advanceStep();
  const name = within(group).getByLabelText(/^Авах хүний нэр/);
  const phone = within(group).getByLabelText(/^Авах хүний утас/);
  await waitFor(() => expect(name).toHaveFocus());
  expect(phone).toHaveAccessibleDescription(/Утасны дугаараа оруулна уу/);
  await user.type(name, 'Болд');
  await user.type(phone, '123');
  await advanceStep();
  expect(phone).toHaveAccessibleDescription(/Утасны дугаар буруу байна/);
  expect(sent()).toEqual([]);
  await user.clear(phone);
  await user.type(phone, '8811 4455');
  await advanceStep();
  await waitFor(() =>
    expect(sent()).toEqual([
      { order: { pickup_location_id: 2, receiver_attributes: { name: 'Болд', phone: '8811 4455' } } },
    ]),
  );
});

it('preserves the named person, with the server’s errors', async () => {
  const receiver = { name: 'Болд', phone: '+97688114455' };
  const error = 'Утасны дугаар буруу байна.';
  const { advanceStep } = await open(
    {
      'PUT /checkouts/R1': () => {
        throw new ApiError(422, 'INVALID', 'Шалгана уу', { receiver_phone: error });
      },
    },
    { receiver },
  );
  expect(await other()).toBeChecked();
  await advanceStep();
  const phone = screen.getByLabelText(/^Авах хүний утас/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(error));
  expect(phone).toHaveValue('+97688114455');
  expect(screen.getByLabelText(/^Авах хүний нэр/)).toHaveValue('Болд');
});

it('disables stores with missing items, and shows why', async () => {
  const { sent, advanceStep } = await open({}, { pickup_location: place(1, 'Төв салбар') });
  const shop = await screen.findByRole('radio', { name: /Төв салбар/ });
  expect(shop).toBeDisabled();
  expect(shop.closest('label')).toHaveTextContent(lacks);
  expect(screen.getByRole('radio', { name: /Зайсан/ })).toBeChecked();
  await advanceStep();
  await waitFor(() => expect(sent()).toMatchObject([{ order: { pickup_location_id: 2 } }]));
});

it('refetches when the last item was sold meanwhile', async () => {
  let isSold = false;
  const { advanceStep } = await open({
    'GET /checkouts/R1/pickup_locations': () => ({
      pickup_locations: isSold ? places.map(({ id, name }) => place(id, name, lacks)) : places,
    }),
    'PUT /checkouts/R1': () => {
      isSold = true;
      throw new ApiError(422, 'PICKUP_LACKS', lacks);
    },
  });
  await other();
  await advanceStep();
  expect(await screen.findByText(/Хаягаар хүргүүлэхийг сонгоно уу/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(lacks);
  expect(screen.queryByRole('button', { name: 'Үргэлжлүүлэх' })).toBeNull();
});
