import { changePassword, getCurrentOrder, requestCode, signInWithCode } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { sentCodeOfTab } from './sent-code.store';
import { $typedLogin } from './typed-login.store';

beforeEach(() => sentCodeOfTab.write(null));

const session = {
  user: { ...exampleUser, email: 'nomin@example.org' },
  ...{ expires_at: null, cart_merged: false, is_new: false, has_password: true },
};
const newPassword = () => screen.getByLabelText(/^Шинэ нууц үг \*/, { selector: 'input' });
const repetition = () => screen.getByLabelText(/^Шинэ нууц үгээ давтана уу/, { selector: 'input' });

const toNewPassword = async (api = fakeApi(answer(changePassword, undefined))) => {
  $typedLogin.set('nomin@example.org');
  const verbs = resetStores({
    ...answer(getCurrentOrder, null),
    ...answer(requestCode, { token: 'one' }),
    ...answer(signInWithCode, session),
  });
  const { user: person } = await renderPage('/sign-in/recover?next=/cart', { remote, api });
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('nomin@example.org');
  await person.click(screen.getByRole('button', { name: 'Код авах' }));
  const code = await screen.findByLabelText('Код *');
  expect(screen.getByText(/Мессеж илгээлээ: nomin@example.org. Бүртгэлтэй бол/)).toBeVisible();
  await person.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Шинэ нууц үг' })).toHaveFocus();
  return { person, verbs, api };
};

it('leads from the login over the code to a new password, and on', async () => {
  const { person, verbs, api } = await toNewPassword();
  expect(verbs.calls[0]).toMatchObject({ body: { login: 'nomin@example.org', purpose: 'recovery' } });
  expect($user.get()?.email).toBe('nomin@example.org');
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('nomin@example.org');
  for (const field of [newPassword(), repetition()]) {
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await person.type(field, 'Намрын шар навчис');
  }
  await person.click(screen.getByRole('button', { name: 'Нууц үг хадгалах' }));
  await waitFor(() => expect($toasts.get()).toHaveLength(1));
  expect(api.calls.find(({ path }) => path === '/users/me/password')).toMatchObject({
    body: { password: 'Намрын шар навчис' },
  });
  expect($toasts.get().at(-1)).toMatchObject({ tone: 'success', text: expect.stringMatching(/хадгалагдлаа/) });
});

it('keeps the input and shows the server’s message when the password cannot be saved', async () => {
  const fail = () => {
    throw new ApiError(503, 'UNAVAILABLE', 'Үйлчилгээ түр ажиллахгүй байна.');
  };
  const { person } = await toNewPassword(fakeApi(answer(changePassword, fail)));
  for (const field of [newPassword(), repetition()]) await person.type(field, 'Намрын шар навчис');
  await person.click(screen.getByRole('button', { name: 'Нууц үг хадгалах' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Үйлчилгээ түр ажиллахгүй байна.');
  expect(newPassword()).toHaveValue('Намрын шар навчис');
});

it('leads back to the sign-in with its target', async () => {
  resetStores({});
  await renderPage('/sign-in/recover?next=/cart', { remote, api: fakeApi({}) });
  const back = screen.getByRole('link', { name: 'Нэвтрэх хуудас руу буцах' });
  expect(back).toHaveAttribute('href', '/sign-in?next=%2Fcart');
});
