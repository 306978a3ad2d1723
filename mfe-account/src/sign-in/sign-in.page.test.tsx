import type { Session } from '@ortoo/contracts';
import { getCurrentOrder, signIn } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

const user: Session['user'] = {
  id: 7,
  email: 'shopper@example.mn',
  phone: null,
  firstname: 'Болд',
  lastname: '',
  roles: ['shopper'],
  ship_address: null,
};
const session: Session = { user, expires_at: null, cart_merged: false };

const open = (answers: Parameters<typeof resetStores>[0] = {}) => {
  const verbs = resetStores({ ...answer(getCurrentOrder, null), ...answers });
  return { verbs, view: renderPage('/sign-in?next=/cart', { remote, api: fakeApi({}) }) };
};

it('signs in and does not retain the password', async () => {
  const { verbs, view } = open(answer(signIn, session));
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

it('leads on to a path without its language, here and after a registration', async () => {
  resetStores(answer(getCurrentOrder, null));
  await renderPage('/sign-in?next=/en/vendors/zam', { remote, api: fakeApi({}), locale: 'en' });
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/en/sign-up?next=%2Fvendors%2Fzam',
  );
});

it('retains the input and shows the server’s message on an error', async () => {
  const { view } = open(
    answer(signIn, () => {
      throw new ApiError(401, 'WRONG_CREDENTIALS', 'Нууц үг буруу байна');
    }),
  );
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), '99112233');
  await person.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'wrong');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нууц үг буруу байна');
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('99112233');
  expect($user.get()).toBeNull();
});

it('sends nothing while the input is invalid, and links the error to its field', async () => {
  const { verbs, view } = open();
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), '123');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  expect(await screen.findByText(/Утасны дугаар буруу байна/)).toBeVisible();
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveAccessibleDescription(/Утасны дугаар буруу/);
  expect(verbs.calls).toEqual([]);
});

const fillIn = async (person: Awaited<ReturnType<typeof renderPage>>['user']) => {
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), 'staff@example.mn');
  await person.type(screen.getByLabelText(/^Нууц үг/, { selector: 'input' }), 'Staff-2026');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
};

it('requests the app’s code after the password, and sends both', async () => {
  const { verbs, view } = open(
    answer(signIn, ({ body: { otp } }) => {
      if (otp === undefined) throw new ApiError(401, 'SECOND_FACTOR_REQUIRED', 'Кодоо оруулна уу');
      if (otp !== '123456') throw new ApiError(401, 'SECOND_FACTOR_WRONG', 'Код буруу байна');
      return session;
    }),
  );
  const { user: person } = await view;
  await fillIn(person);
  const code = await screen.findByLabelText('Апп дээрх код *');
  expect(code).toHaveFocus();
  await person.type(code, '12');
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
  expect(code).toHaveAccessibleDescription('Код 6 оронтой байх ёстой');
  await person.clear(code);
  await person.type(code, '111111{Enter}');
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Код буруу байна');
  expect(code.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(code).toHaveFocus();
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(7));
  const sent = { login: 'staff@example.mn', password: 'Staff-2026', otp: '123456' };
  expect(verbs.calls.filter(({ path }) => path === '/session').at(-1)).toMatchObject({ body: sent });
});

it('shows the app setup to staff without one, and returns to the password', async () => {
  const second_factor = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qr: 'data:image/png;base64,AA==' };
  const { view } = open(
    answer(signIn, () => {
      throw new ApiError(401, 'SECOND_FACTOR_SETUP', 'Апп хэрэгтэй', {}, { second_factor });
    }),
  );
  const { user: person } = await view;
  await fillIn(person);
  expect(await screen.findByRole('img', { name: 'Баталгаажуулагч аппад уншуулах QR код' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Нууц үг рүү буцах' }));
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('staff@example.mn');
  expect(screen.getByLabelText(/^Нууц үг/, { selector: 'input' })).toHaveFocus();
});
