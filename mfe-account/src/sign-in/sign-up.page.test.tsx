import type { Session } from '@ortoo/contracts';
import { confirmSignUp, getCurrentOrder, signUp } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { $typedLogin } from './typed-login.store';

beforeEach(() => $typedLogin.set(''));

const user: Session['user'] = {
  id: 8,
  email: 'nomin@example.org',
  phone: null,
  firstname: 'Номин',
  lastname: '',
  roles: ['shopper'],
  ship_address: null,
};
const session: Session = { user, expires_at: null, cart_merged: false };

const open = async (answers: Parameters<typeof resetStores>[0]) => {
  const verbs = resetStores({ ...answer(getCurrentOrder, null), ...answers });
  const { user: person } = await renderPage('/sign-up', { remote, api: fakeApi({}) });
  await person.type(screen.getByLabelText(/^Нэр/), 'Номин');
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), 'nomin@example.org');
  await person.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'Өвлийн тэргэл сар');
  await person.click(screen.getByRole('button', { name: 'Бүртгүүлэх' }));
  return { person, verbs };
};

it('creates the account with the code that was sent', async () => {
  const { person, verbs } = await open({
    ...answer(signUp, { token: 'one' }),
    ...answer(confirmSignUp, ({ body }) => {
      if (body.code !== '123456') throw new ApiError(422, 'CODE_WRONG', 'Код буруу байна');
      return session;
    }),
  });
  const code = await screen.findByLabelText('Код *');
  expect(screen.getByText(/илгээлээ: nomin@example.org/)).toBeVisible();
  await person.type(code, '111111{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Код буруу байна');
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(8));
  const last = verbs.calls.filter(({ path }) => path === '/users/confirm').at(-1);
  expect(last).toMatchObject({ body: { token: 'one', code: '123456' } });
});

it('sends another code only after a delay, and lets the login be changed', async () => {
  const { person } = await open(answer(signUp, { token: 'one' }));
  const resend = await screen.findByRole('button', { name: /Шинэ код авах \(\d+ сек/ });
  expect(resend).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByRole('button', { name: 'Өөр утас, имэйл ашиглах' }));
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('nomin@example.org');
});

it('links a weak password to its field', async () => {
  await open(
    answer(signUp, () => {
      const message = 'Энэ нууц үгийг амархан таамаглана.';
      throw new ApiError(422, 'PASSWORD_WEAK', message, { password: message });
    }),
  );
  const password = await screen.findByLabelText(/^Нууц үг/, { selector: 'input' });
  await waitFor(() => expect(password).toHaveAccessibleDescription(/амархан таамаглана/));
});
