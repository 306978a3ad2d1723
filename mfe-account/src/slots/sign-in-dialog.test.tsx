import { getCurrentOrder, signIn } from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderSlot, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const open = async () => {
  const session = { user: exampleUser, expires_at: null, cart_merged: false };
  resetStores({ ...answer(getCurrentOrder, null), ...answer(signIn, session) });
  const onClose = jest.fn();
  const { user } = await renderSlot(
    'account.sign-in-dialog',
    { next: '/products', onClose },
    { remote, api: fakeApi({}) },
  );
  return { user, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Нэвтрэх' })) };
};

it('ends when the visitor has signed in', async () => {
  const { user, onClose, dialog } = await open();
  expect(await dialog.findByLabelText(/Утас эсвэл имэйл/)).toHaveFocus();
  await user.keyboard('99112233{Enter}');
  await user.type(dialog.getByLabelText(/^Нууц үг/, { selector: 'input:not([aria-hidden])' }), 'Shopper-2026');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Нэвтрэх' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect($user.get()?.id).toBe(exampleUser.id);
});

it('leads a new user to the sign-up and back, and can be closed', async () => {
  const { user, onClose, dialog } = await open();
  expect(await dialog.findByRole('link', { name: 'Бүртгүүлэх' })).toHaveAttribute('href', '/sign-up?next=%2Fproducts');
  await user.click(dialog.getByRole('button', { name: 'Хаах' }));
  expect(onClose).toHaveBeenCalled();
});
