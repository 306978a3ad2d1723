import type { Order, UpdateCheckout } from '@ortoo/contracts';
import { updateCheckout } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, lineOf, orderOf } from '@ortoo/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { answers } from '../parts/testing/answers';
import { fail } from '../parts/testing/fixtures';

const missing = (field: string) => [{ step: 'sign_in' as const, field, message: '' }];
const guest = orderOf({ state: 'cart', token: 'guest', line_items: [lineOf()], requirements: missing('email') });
const params = { number: 'R1' };

const open = async (path: string, shown: Order, result: Order | (() => Order) = shown) => {
  resetStores();
  const api = fakeApi({ ...answers, ...answer(updateCheckout, result, params) });
  act(() => $order.set(shown));
  const { user } = await renderPage(path, { remote, api });
  const sent = () =>
    api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as UpdateCheckout).order);
  return { user, sent };
};
beforeEach(() => sessionStorage.clear());

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const next = () => screen.getByRole('button', { name: 'Үргэлжлүүлэх' });

it('asks a guest for email and phone, checks both, and sends them', async () => {
  const { user, sent } = await open('/checkout/contact', guest, { ...guest, state: 'address', requirements: [] });
  await user.type(field(/^Имэйл/), 'bold');
  await user.click(next());
  expect(field(/^Имэйл/)).toHaveAccessibleDescription(/Имэйл хаягаа шалгана уу/);
  expect(field(/^Утасны дугаар/)).toHaveAccessibleDescription(/Утасны дугаараа оруулна уу/);
  expect(sent()).toEqual([]);
  await user.type(field(/^Имэйл/), '@example.mn');
  await user.type(field(/^Утасны дугаар/), '9911 2233');
  await user.click(next());
  await waitFor(() => expect(sent()).toEqual([{ item_total: '1000.0', email: 'bold@example.mn', phone: '9911 2233' }]));
});

it('keeps the input for a reload of this tab, until it is sent', async () => {
  const { user } = await open('/checkout/contact', guest);
  await user.type(field(/^Имэйл/), 'bold@example.mn');
  await user.type(field(/^Утасны дугаар/), '9911');
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('bold@example.mn');
  cleanup();

  const reloaded = await open('/checkout/contact', guest, { ...guest, state: 'address', requirements: [] });
  expect(field(/^Имэйл/)).toHaveValue('bold@example.mn');
  expect(field(/^Утасны дугаар/)).toHaveValue('9911');
  await reloaded.user.type(field(/^Утасны дугаар/), '2233');
  await reloaded.user.click(next());
  await waitFor(() =>
    expect(reloaded.sent()).toEqual([{ item_total: '1000.0', email: 'bold@example.mn', phone: '99112233' }]),
  );
  cleanup();

  await open('/checkout/contact', guest);
  expect(field(/^Имэйл/)).toHaveValue('');
});

it('does not offer the input of another order', async () => {
  const { user } = await open('/checkout/contact', guest);
  await user.type(field(/^Имэйл/), 'bold@example.mn');
  cleanup();
  await open('/checkout/contact', { ...guest, number: 'R2' });
  expect(field(/^Имэйл/)).toHaveValue('');
});

it('shows what the server rejects at its field, and keeps the input', async () => {
  const error = new ApiError(422, 'INVALID', 'Шалгана уу', { phone: 'Утасны дугаар буруу байна.' });
  const { user } = await open(
    '/checkout/contact',
    { ...guest, email: 'bold@example.mn', phone: '+97699112233' },
    fail(error),
  );
  await user.click(next());
  const phone = field(/^Утасны дугаар/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Утасны дугаар буруу байна/));
  expect(field(/^Имэйл/)).toHaveValue('bold@example.mn');
  expect(phone).toHaveValue('99112233');
});

it('asks to sign in where guests may not order, and says that nothing is lost', async () => {
  await open('/checkout/sign-in', { ...guest, requirements: missing('user') });
  expect(screen.getByRole('heading', { level: 1, name: 'Нэвтрэх' })).toBeVisible();
  expect(screen.getByText(/Сагс болон бөглөсөн хаяг тань хэвээр үлдэнэ/)).toBeVisible();
  expect(document.querySelector('[data-slot="account.sign-in-form"]')).not.toBeNull();
});

it('moves nothing when a field is left, so that the tap that leaves it is not lost', async () => {
  const { user } = await open('/checkout/contact', guest);
  await user.type(field(/^Имэйл/), 'bold');
  await user.tab();
  expect(field(/^Имэйл/)).not.toHaveAccessibleDescription(/Имэйл хаягаа шалгана уу/);
  await user.click(next());
  expect(field(/^Имэйл/)).toHaveAccessibleDescription(/Имэйл хаягаа шалгана уу/);
});
