import type { Order, ShippingRate } from '@ortoo/contracts';
import { listPickupLocations, updateCheckout } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer, orderOf } from '@ortoo/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { answers } from '../parts/testing/answers';
import { fail } from '../parts/testing/fixtures';

const place = (id: number, name: string, reason: string | null = null) => ({
  ...{ id, name, address: 'Энхтайвны өргөн чөлөө', directions: '1 давхар', phone: '+97670001234', hours: [] },
  ...{ available: reason === null, reason },
});
const lacks = 'Захиалсан зарим бараа энэ салбарт алга.';
const places = [place(1, 'Төв салбар', lacks), place(2, 'Зайсан'), place(3, 'Нарны зам')];
const order = orderOf({ state: 'address', pickup_location: place(2, 'Зайсан'), receiver: null });
const params = { number: 'R1' };

const open = async (more: Record<string, FakeAnswer> = {}, shown: Partial<Order> = {}) => {
  resetStores();
  const api = fakeApi({
    ...answers,
    ...answer(listPickupLocations, { pickup_locations: places }, params),
    ...answer(updateCheckout, { ...order, state: 'delivery', lock_version: 2 }, params),
    ...more,
  });
  act(() => $order.set({ ...order, ...shown }));
  const { user } = await renderPage('/checkout/address', { remote, api });
  const sent = () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { user, sent, advanceStep: () => user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' })) };
};
const other = () => screen.findByRole('checkbox', { name: 'Миний оронд өөр хүн очиж авна' });

beforeEach(() => sessionStorage.clear());

it('is collected by the buyer by default', async () => {
  const { sent, advanceStep } = await open();
  expect(await other()).not.toBeChecked();
  await advanceStep();
  await waitFor(() =>
    expect(sent()).toEqual([{ order: { item_total: '1000.0', pickup_location_id: 2, receiver_attributes: null } }]),
  );
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
      {
        order: {
          item_total: '1000.0',
          pickup_location_id: 2,
          receiver_attributes: { name: 'Болд', phone: '8811 4455' },
        },
      },
    ]),
  );
});

it('keeps the other person for a reload of this tab, until it is sent', async () => {
  const { user } = await open();
  await user.click(await other());
  await user.type(screen.getByLabelText(/^Авах хүний нэр/), 'Болд');
  cleanup();
  const reloaded = await open();
  expect(await other()).toBeChecked();
  expect(screen.getByLabelText(/^Авах хүний нэр/)).toHaveValue('Болд');
  await reloaded.user.type(screen.getByLabelText(/^Авах хүний утас/), '88114455');
  await reloaded.advanceStep();
  await waitFor(() => expect(reloaded.sent()).toHaveLength(1));
  cleanup();
  await open();
  expect(await other()).not.toBeChecked();
});

it('has the server’s sums of each choice before going on', async () => {
  const rate = (id: number, cost: string): ShippingRate => ({
    ...{ id, code: 'city', name: '', description: '', cost, display_cost: '', selected: true },
    ...{ delivers_from: '2026-11-22T04:00:00Z', delivers_to: '2026-11-24T04:00:00Z', available: true, reason: null },
  });
  const shipment = (...rates: ShippingRate[]): Order['shipments'] => [
    {
      ...{ id: 2, number: 'H1', state: 'pending', cost: rates[0]?.cost ?? '0.0', display_cost: '', tracking: null },
      ...{ shipped_at: null, delivered_at: null, shipping_rates: rates },
    },
  ];
  const sent: Order = {
    ...order,
    ...{ pickup_location: null, ship_total: '5000.0', total: '6000.0', shipments: shipment(rate(3, '5000.0')) },
  };
  const withdrawn: Order = { ...sent, ship_total: '0.0', total: '1000.0', shipments: shipment() };
  const collected: Order = { ...withdrawn, state: 'delivery', shipments: shipment(rate(9, '0.0')) };
  const { user } = await open(
    answer(
      updateCheckout,
      ({ body }) => {
        const id = body.order?.pickup_location_id;
        return id == null ? withdrawn : { ...collected, pickup_location: place(id, 'Зайсан') };
      },
      params,
    ),
    sent,
  );
  const sums = () => screen.getByRole('region', { name: 'Таны захиалга' });
  expect(sums()).toHaveTextContent(/Хүргэлт5,000₮Нийт6,000₮/);
  await user.click(screen.getByRole('radio', { name: 'Салбараас очиж авах' }));
  await waitFor(() => expect(sums()).toHaveTextContent(/ХүргэлтСонгосны дарааНийт1,000₮/));
  await user.click(await screen.findByRole('radio', { name: /Зайсан/ }));
  await waitFor(() => expect(sums()).toHaveTextContent(/Очиж авахҮнэгүйНийт1,000₮/));
  expect(screen.getByRole('radio', { name: /Зайсан/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Хаягаар хүргүүлэх' }));
  await waitFor(() => expect(sums()).toHaveTextContent(/ХүргэлтСонгосны дарааНийт1,000₮/));
});

/** Answers of a shop whose last item is sold between the places and the choice of one. */
const soldMeanwhile = () => {
  let isSold = false;
  return {
    ...answer(
      listPickupLocations,
      () => ({ pickup_locations: isSold ? places.map(({ id, name }) => place(id, name, lacks)) : places }),
      params,
    ),
    ...answer(
      updateCheckout,
      () => {
        isSold = true;
        throw new ApiError(422, 'PICKUP_LACKS', lacks);
      },
      params,
    ),
  };
};

it('reports a place that lacks the goods by now, with the others', async () => {
  const { user } = await open(soldMeanwhile());
  await user.click(await screen.findByRole('radio', { name: /Нарны зам/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(lacks);
  expect(await screen.findByText(/Хаягаар хүргүүлэхийг сонгоно уу/)).toBeVisible();
});

it('preserves the named person, with the server’s errors', async () => {
  const receiver = { name: 'Болд', phone: '+97688114455' };
  const error = 'Утасны дугаар буруу байна.';
  const { advanceStep } = await open(
    answer(updateCheckout, fail(new ApiError(422, 'INVALID', 'Шалгана уу', { receiver_phone: error })), params),
    { receiver },
  );
  expect(await other()).toBeChecked();
  await advanceStep();
  const phone = screen.getByLabelText(/^Авах хүний утас/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(error));
  expect(phone).toHaveValue('88114455');
  expect(screen.getByLabelText(/^Авах хүний нэр/)).toHaveValue('Болд');
});

it('disables stores with missing items, and shows why', async () => {
  const { user, sent, advanceStep } = await open({}, { pickup_location: place(1, 'Төв салбар') });
  const shop = await screen.findByRole('radio', { name: /Төв салбар/ });
  expect(shop).toBeDisabled();
  expect(shop.closest('label')).toHaveTextContent(lacks);
  await advanceStep();
  expect(screen.getByRole('alert')).toHaveTextContent('Захиалга олгох цэгээ сонгоно уу.');
  expect(screen.getByRole('radio', { name: /Зайсан/ })).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Зайсан/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await advanceStep();
  const pickup = { item_total: '1000.0', pickup_location_id: 2 };
  await waitFor(() =>
    expect(sent()).toMatchObject([{ order: pickup }, { order: { ...pickup, receiver_attributes: null } }]),
  );
});

it('refetches when the last item was sold meanwhile', async () => {
  const { advanceStep } = await open(soldMeanwhile());
  await other();
  await advanceStep();
  expect(await screen.findByText(/Хаягаар хүргүүлэхийг сонгоно уу/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(lacks);
  expect(screen.queryByRole('button', { name: 'Үргэлжлүүлэх' })).toBeNull();
});
