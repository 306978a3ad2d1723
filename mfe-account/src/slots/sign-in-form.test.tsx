import { getCurrentOrder, signIn } from '@ortoo/contracts/endpoints';
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
  await user.type(screen.getByLabelText(/Утас эсвэл имэйл/), '99112233');
  await user.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'Shopper-2026');
  await user.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  await waitFor(() => expect($user.get()?.id).toBe(exampleUser.id));
  expect(screen.queryByRole('heading')).toBeNull();
});
