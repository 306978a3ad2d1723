import type { Credentials } from '@ortoo/contracts';
import { changePassword, getOwnCredentials } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const known: Credentials = { has_password: true, needs_current_password: true, email: null, phone: null };

const open = async (credentials: Credentials, answers: Parameters<typeof fakeApi>[0] = {}) => {
  resetStores();
  $user.set(exampleUser);
  const api = fakeApi({ ...answer(getOwnCredentials, credentials), ...answers });
  const { user } = await renderPage('/profile/security', { remote, api });
  return { user, api, password: within(await screen.findByRole('region', { name: 'Нууц үг' })) };
};

it('changes the password with the current one, whose error is beside its field', async () => {
  const fail = new ApiError(422, 'PASSWORD_WRONG', 'Буруу', { current_password: 'Одоогийн нууц үг буруу байна.' });
  const { user, api, password } = await open(
    known,
    answer(changePassword, ({ body }) => {
      if (body.current_password !== 'Shopper-2026') throw fail;
    }),
  );
  await user.click(password.getByRole('button', { name: 'Нууц үг солих' }));
  const current = password.getByLabelText(/^Одоогийн нууц үг/, { selector: 'input' });
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  await user.type(current, 'wrong');
  for (const label of [/^Шинэ нууц үг \*/, /^Шинэ нууц үгээ давтана уу/])
    await user.type(password.getByLabelText(label, { selector: 'input' }), 'Намрын шар навчис');
  await user.click(password.getByRole('button', { name: 'Нууц үг хадгалах' }));
  await waitFor(() => expect(current).toHaveAccessibleDescription('Одоогийн нууц үг буруу байна.'));
  expect(current).toHaveFocus();
  await user.clear(current);
  await user.type(current, 'Shopper-2026{Enter}');
  expect(await password.findByRole('button', { name: 'Нууц үг солих' })).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
    body: { current_password: 'Shopper-2026', password: 'Намрын шар навчис' },
  });
});

it('gives an account without a password its first one', async () => {
  const none = { ...known, has_password: false, needs_current_password: false };
  const { user, password } = await open(none);
  await user.click(password.getByRole('button', { name: 'Нууц үг сонгох' }));
  expect(password.queryByLabelText(/^Одоогийн нууц үг/)).toBeNull();
});
