import type { Address, Order } from '@ortoo/contracts';
import { updateCheckout } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $user } from '@ortoo/stores';
import {
  answer,
  fakeApi,
  renderPage,
  resetStores,
  type FakeAnswer,
  exampleAddress as receiver,
  orderOf,
} from '@ortoo/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { addressPicker } from '../parts/testing/address-picker';
import { answers } from '../parts/testing/answers';
import { fail, user as bold } from '../parts/testing/fixtures';
import { $addressDraft, draftOf } from './address-draft.store';

const address: Address = { ...receiver, phone: '88112233' };
const order = orderOf({ state: 'address', ship_address: address });
const params = { number: 'R1' };

beforeEach(() => $addressDraft.set(null));

it('focuses the first field that the server rejects, and retains the input', async () => {
  resetStores();
  const api = fakeApi({
    ...answers,
    ...answer(
      updateCheckout,
      fail(
        new ApiError(422, 'INVALID', 'Оруулсан мэдээллээ шалгана уу', {
          firstname: 'Хэт урт байна',
          address1: 'Хэт урт байна',
        }),
      ),
      params,
    ),
  });
  act(() => $order.set(order));
  const { user } = await renderPage('/checkout/address', { remote, api, slots: addressPicker() });
  await screen.findByRole('option', { name: 'Сүхбаатар' });
  await user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  const name = screen.getByLabelText(/^Нэр/);
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Хэт урт байна/);
  expect(name).toHaveValue('Номин');
});

it('has a heading for both ways, as a pickup has no delivery address', async () => {
  resetStores();
  act(() => $order.set(order));
  await renderPage('/checkout/address', { remote, api: fakeApi(answers), slots: addressPicker() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Хэрхэн хүлээж авах вэ?');
});

it.each(['/checkout', '/checkout/payment'])('shows no step at %s, which it is about to leave', async path => {
  resetStores();
  act(() => $order.set(order));
  await renderPage(path, { remote, api: fakeApi(answers) });
  expect(screen.getByRole('status')).toHaveTextContent('Ачаалж байна');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('announces that the server could not be reached', async () => {
  resetStores();
  const api = fakeApi({ ...answers, ...answer(updateCheckout, fail(new ApiError(0, 'NETWORK', '')), params) });
  act(() => $order.set(order));
  const { user } = await renderPage('/checkout/address', { remote, api, slots: addressPicker() });
  await screen.findByRole('option', { name: 'Сүхбаатар' });
  await user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Интернэт холболт алга байна');
});

const home: Address = { ...address, id: 11, zipcode: '14000' };
const office: Address = { ...home, id: 12, firstname: 'Бат', address1: '7-301' };
const accepted = answer(updateCheckout, { ...order, state: 'delivery', lock_version: 2 }, params);

const open = async (
  more: Record<string, FakeAnswer>,
  shown: Partial<Order> = {},
  slots: Parameters<typeof renderPage>[1]['slots'] = addressPicker(),
) => {
  resetStores();
  const api = fakeApi({ ...answers, ...accepted, ...more });
  act(() => $order.set({ ...order, ...shown }));
  const { user, unmount } = await renderPage('/checkout/address', { remote, api, slots });
  const sent = () => {
    const body = api.calls.find(({ method }) => method === 'PUT')?.body as
      | { order: Record<string, unknown> }
      | undefined;
    return body?.order;
  };
  return {
    user,
    unmount,
    api,
    sent,
    advanceStep: () => user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' })),
  };
};

describe('saved addresses', () => {
  const picker = addressPicker([office, home]);

  it('need no form; one press continues', async () => {
    const { user, sent, advanceStep } = await open({}, {}, picker);
    await user.click(await screen.findByRole('button', { name: 'Номин' }));
    expect(screen.queryByLabelText(/^Гудамж/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Бат' }));
    await advanceStep();
    await waitFor(() =>
      expect(sent()).toMatchObject({
        ship_address_attributes: { firstname: 'Бат', address1: '7-301', zipcode: '14000' },
        bill_address_attributes: null,
      }),
    );
  });

  it('leave room for a new one, whose form starts without a place', async () => {
    const { user } = await open({}, {}, picker);
    await user.click(await screen.findByRole('button', { name: 'new' }));
    expect(screen.getByLabelText(/^Гудамж/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
    await waitFor(() => expect(screen.getByLabelText(/^Нэр/)).toHaveFocus());
  });

  it('are a form while there are none, and while the part with them fails', async () => {
    const none = await open({});
    expect(await screen.findByLabelText(/^Гудамж/)).toHaveValue('40-25');
    none.unmount();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({}, {}, { 'account.address-picker': null });
    expect(await screen.findByLabelText(/^Гудамж/)).toHaveValue('40-25');
    jest.restoreAllMocks();
  });

  it('are not asked for by a guest’s order', async () => {
    await open({}, { token: 'secret' }, {});
    expect(await screen.findByLabelText(/^Гудамж/)).toBeVisible();
    expect(document.querySelector('[data-slot="account.address-picker"]')).toBeNull();
  });
});

it('sends the payer in addition to the recipient, and requires a name and a valid number', async () => {
  const { user, sent, advanceStep } = await open({});
  await user.click(await screen.findByRole('checkbox', { name: 'Хүлээн авагчаас өөр хүн төлнө' }));
  await advanceStep();
  const phone = screen.getByLabelText(/^Төлөгчийн утас/);
  expect(phone).toHaveAccessibleDescription(/Утасны дугаараа оруулна уу/);
  expect(sent()).toBeUndefined();
  await user.type(screen.getByLabelText(/^Төлөгчийн нэр/), 'Ану');
  await user.type(phone, '95112233');
  await advanceStep();
  await waitFor(() =>
    expect(sent()).toMatchObject({
      ship_address_attributes: { firstname: 'Номин', phone: '88112233' },
      bill_address_attributes: { firstname: 'Ану', phone: '95112233', district: '1119' },
    }),
  );
});

it('suggests the district’s postcode, which is optional but must be valid', async () => {
  const hit = { _source: { zipcode: '14000' } };
  const { user, api, sent, advanceStep } = await open({ 'POST /zipcode/_search': { hits: { total: 1, hits: [hit] } } });
  const field = await screen.findByLabelText(/^Шуудангийн код/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/14000/));
  expect(api.calls.find(({ path }) => path === '/zipcode/_search')?.body).toMatchObject({
    query: { term: { zipid: '1119' } },
  });
  await user.type(field, '140');
  await advanceStep();
  expect(field).toHaveAccessibleDescription(/5 оронтой/);
  expect(sent()).toBeUndefined();
  await user.clear(field);
  await advanceStep();
  await waitFor(() => expect(sent()).toMatchObject({ ship_address_attributes: { zipcode: '' } }));
});

it('preserves the input of a user whose session ended, and for no other user', async () => {
  const { user } = await open({}, { ship_address: null });
  act(() => $user.set(bold));
  await screen.findByRole('option', { name: 'Улаанбаатар' });
  await user.type(screen.getByLabelText(/^Гудамж/), 'Энхтайвны 17');
  act(() => $user.set(null));
  expect(draftOf('R1')).toMatchObject({ address1: 'Энхтайвны 17' });
  act(() => $user.set(bold));
  expect(draftOf('R1')).toMatchObject({ address1: 'Энхтайвны 17' });
  act(() => $user.set({ ...bold, id: 8 }));
  expect(draftOf('R1')).toBeUndefined();
});

it('preserves the input over a reload, until it is saved', async () => {
  const steps = answer(updateCheckout, { ...order, lock_version: 2 }, params);
  const picker = addressPicker([home]);
  const first = await open(steps, { ship_address: null }, picker);
  await first.user.click(await screen.findByRole('button', { name: 'new' }));
  await first.user.type(screen.getByLabelText(/^Гудамж/), 'Энхтайвны 17');
  first.unmount();
  const second = await open(steps, { ship_address: null }, picker);
  expect(await screen.findByLabelText(/^Гудамж/)).toHaveValue('Энхтайвны 17');
  second.unmount();
  $addressDraft.set({ owner: null, number: 'R2', values: { address1: 'Өөр захиалга' } });
  await open(steps, { ship_address: null }, picker);
  expect(await screen.findByRole('button', { name: 'Үргэлжлүүлэх' })).toBeVisible();
  expect(screen.queryByLabelText(/^Гудамж/)).toBeNull();
});
