import type { Credentials } from '@ortoo/contracts';
import { deleteAccount, getOwnCredentials, getSession } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

const signedOut = { user: null, expires_at: null, cart_merged: false };
const credentials: Credentials = { has_password: true, needs_current_password: true, email: null, phone: null };

const open = async (result: () => typeof signedOut, shown = credentials) => {
  resetStores(answer(getSession, signedOut));
  $user.set(exampleUser);
  const api = fakeApi({ ...answer(getOwnCredentials, shown), ...answer(deleteAccount, result) });
  const page = await renderPage('/profile/data', { remote, api });
  await page.user.click(await screen.findByRole('button', { name: 'Бүртгэлээ устгах' }));
  return { ...page, api };
};
const submit = () => screen.getByRole('button', { name: 'Бүртгэлээ устгах' });
const password = () => screen.getByLabelText(/^Нууц үг/, { selector: 'input' });

it('downloads everything in one file', async () => {
  await open(() => signedOut);
  expect(screen.getByRole('link', { name: 'Татах' })).toHaveAttribute('href', '/api/v2/users/data.html');
});

it('deletes the account with the password, after a confirmation', async () => {
  const { user, api } = await open(() => signedOut);
  await user.click(submit());
  expect(password()).toBeInvalid();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  await user.type(password(), 'Shopper-2026');
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect($user.get()).toBeNull());
  expect(api.calls.at(-1)?.body).toEqual({ current_password: 'Shopper-2026' });
});

it('shows why not, and keeps the account', async () => {
  const message = 'Таны захиалга дуусаагүй байна.';
  const { user } = await open(() => {
    throw new ApiError(422, 'ACCOUNT_ORDERS', message);
  });
  await user.type(password(), 'x');
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect($user.get()).not.toBeNull();
});

it('needs no password where there is none', async () => {
  const { user, api } = await open(() => signedOut, { ...credentials, needs_current_password: false });
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect($user.get()).toBeNull());
  expect(api.calls.at(-1)?.body).toEqual({});
});
