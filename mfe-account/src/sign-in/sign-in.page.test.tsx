import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const user = {
  id: 7,
  email: 'shopper@example.mn',
  phone: null,
  firstname: 'Болд',
  lastname: '',
  roles: ['shopper'],
  ship_address: null,
};
const session = { user, expires_at: null, cart_merged: false };

const open = (answers: Parameters<typeof resetStores>[0] = {}) => {
  const verbs = resetStores({ 'GET /orders/current': '', ...answers });
  return { verbs, view: renderPage('/sign-in?next=/cart', { remote, api: fakeApi({}) }) };
};

it('signs in and keeps nothing of the password', async () => {
  const { verbs, view } = open({ 'POST /session': session });
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), 'shopper@example.mn');
  await person.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'Shopper-2026');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  await waitFor(() => expect($user.get()?.id).toBe(7));
  expect(verbs.calls[0]).toMatchObject({
    path: '/session',
    body: { login: 'shopper@example.mn', password: 'Shopper-2026' },
  });
});

it('keeps what was typed and says the server’s words when refused', async () => {
  const { view } = open({
    'POST /session': () => {
      throw new ApiError(401, 'WRONG_CREDENTIALS', 'Нууц үг буруу байна');
    },
  });
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), '99112233');
  await person.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'wrong');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нууц үг буруу байна');
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('99112233');
  expect($user.get()).toBeNull();
});

it('asks nothing of the server while the input is wrong, and ties the fault to its field', async () => {
  const { verbs, view } = open();
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), '123');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  expect(await screen.findByText(/Утасны дугаар буруу байна/)).toBeVisible();
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveAccessibleDescription(/Утасны дугаар буруу/);
  expect(verbs.calls).toEqual([]);
});
