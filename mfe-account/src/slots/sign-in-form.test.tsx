import { getCurrentOrder, requestCode, signIn, signInWithCode } from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderSlot, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

it('signs in without leaving the page', async () => {
  const session = { user: exampleUser, expires_at: null, cart_merged: false };
  resetStores({ ...answer(getCurrentOrder, null), ...answer(signIn, session) });
  const { user } = await renderSlot('account.sign-in-form', { next: '/checkout' }, { remote, api: fakeApi({}) });
  const link = await screen.findByRole('link', { name: 'Бүртгүүлэх' });
  expect(link).toHaveAttribute('href', '/sign-up?next=%2Fcheckout');
  await user.type(screen.getByLabelText(/Утас эсвэл имэйл/), '99112233{Enter}');
  await user.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input:not([aria-hidden])' }), 'Shopper-2026');
  await user.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('signs in by a code without leaving the page, and offers no further step', async () => {
  const session = { user: exampleUser, expires_at: null, cart_merged: false, is_new: false, has_password: false };
  resetStores({
    ...answer(getCurrentOrder, null),
    ...answer(requestCode, { token: 'one' }),
    ...answer(signInWithCode, session),
  });
  const { user } = await renderSlot('account.sign-in-form', { next: '/checkout' }, { remote, api: fakeApi({}) });
  await user.type(await screen.findByLabelText(/Утас эсвэл имэйл/), '99112233{Enter}');
  await user.click(screen.getByRole('button', { name: 'SMS-ээр код авах' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Кодоо оруулна уу' })).toBeVisible();
  await user.type(screen.getByLabelText('Код *'), '123456{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(screen.queryByRole('heading', { name: 'Шинэ нууц үг' })).toBeNull();
});
