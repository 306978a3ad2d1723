import type { Session } from '@ortoo/contracts';
import { getCurrentOrder, requestCode, signIn, signInWithCode } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { sentCodeOfTab } from './sent-code.store';
import { $typedLogin } from './typed-login.store';

beforeEach(() => {
  sentCodeOfTab.write(null);
  $typedLogin.set('');
});

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

type Person = Awaited<ReturnType<typeof renderPage>>['user'];

const passwordField = () => screen.getByLabelText(/^Нууц үг/, { selector: 'input:not([aria-hidden])' });

const enter = async (person: Person, login: string, password: string) => {
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), login);
  await person.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  await person.type(passwordField(), password);
  await person.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
};

it('signs in and does not retain the password', async () => {
  const { verbs, view } = open(answer(signIn, session));
  const { user: person } = await view;
  await enter(person, 'shopper@example.mn', 'Shopper-2026');
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
  await enter(person, '99112233', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Нууц үг буруу байна');
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('99112233');
  expect($user.get()).toBeNull();
});

it('sends nothing while the input is invalid, and links the error to its field', async () => {
  const { verbs, view } = open();
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), '123');
  await person.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  expect(await screen.findByText(/Утасны дугаар буруу байна/)).toBeVisible();
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveAccessibleDescription(/Утасны дугаар буруу/);
  expect(verbs.calls).toEqual([]);
});

const fillIn = (person: Person) => enter(person, 'staff@example.mn', 'Staff-2026');

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
  expect(passwordField()).toHaveFocus();
});

it('signs in with one press when a password manager has filled both fields', async () => {
  const { verbs, view } = open(answer(signIn, session));
  const { user: person } = await view;
  const login = screen.getByLabelText(/Утас эсвэл имэйл/);
  expect(login).toHaveAttribute('autocomplete', 'username webauthn');
  const password = document.querySelector<HTMLInputElement>('input[type=password]')!;
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await person.type(login, '99112233');
  fireEvent.input(password, { target: { value: 'Shopper-2026' } });
  await person.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  await waitFor(() => expect($user.get()?.id).toBe(7));
  expect(verbs.calls[0]).toMatchObject({ body: { login: '99112233', password: 'Shopper-2026' } });
});

it('offers every login the same choices, the password first', async () => {
  const { view } = open();
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), 'nobody@example.mn{Enter}');
  expect(passwordField()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Имэйлээр код авах' })).toBeVisible();
  const forgot = screen.getByRole('link', { name: 'Нууц үгээ мартсан уу?' });
  expect(forgot).toHaveAttribute('href', '/sign-in/recover?next=%2Fcart');
  await person.clear(screen.getByLabelText(/Утас эсвэл имэйл/));
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), '9911');
  expect(screen.getByRole('button', { name: 'SMS-ээр код авах' })).toBeVisible();
});

const codeSession = { ...session, is_new: false, has_password: true };

const toCode = async (answers: Parameters<typeof resetStores>[0], login = '99112233') => {
  const { verbs, view } = open({ ...answer(requestCode, { token: 'one' }), ...answers });
  const { user: person } = await view;
  await person.type(screen.getByLabelText(/Утас эсвэл имэйл/), `${login}{Enter}`);
  await person.click(screen.getByRole('button', { name: /код авах/ }));
  const code = await screen.findByLabelText('Код *');
  return { verbs, person, code };
};

it('signs in by a code, with a wrong one’s error beside its field', async () => {
  const { verbs, person, code } = await toCode(
    answer(signInWithCode, ({ body }) => {
      if (body.code !== '123456') throw new ApiError(422, 'CODE_WRONG', 'Код буруу байна', { code: 'Код буруу байна' });
      return codeSession;
    }),
  );
  expect(screen.getByText('6 оронтой код илгээлээ: 99112233. Код 10 минут хүчинтэй.')).toBeVisible();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await person.type(code, '111111{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Код буруу байна'));
  expect(code).toHaveFocus();
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(7));
  const sent = verbs.calls.filter(({ path }) => path.startsWith('/session')).map(({ path, body }) => ({ path, body }));
  expect(sent.at(0)).toEqual({ path: '/session/code', body: { login: '99112233', purpose: 'sign_in' } });
  expect(sent.at(-1)).toEqual({ path: '/session/code/confirm', body: { token: 'one', code: '123456' } });
});

it('asks for the same code after a reload', async () => {
  await toCode({});
  cleanup();
  await renderPage('/sign-in', { remote, api: fakeApi({}) });
  expect(await screen.findByLabelText('Код *')).toBeVisible();
  expect(screen.getByText(/илгээлээ: 99112233/)).toBeVisible();
});

it('sends another code after a countdown, and keeps the login for another try', async () => {
  const { verbs, person } = await toCode({});
  const resend = screen.getByRole('button', { name: /Шинэ код авах \(\d+ сек/ });
  expect(resend).toHaveAttribute('aria-disabled', 'true');
  await person.click(resend);
  expect(verbs.calls.filter(({ path }) => path === '/session/code')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Өөр утас, имэйл ашиглах' }));
  expect(screen.getByLabelText(/Утас эсвэл имэйл/)).toHaveValue('99112233');
});

it('asks before it creates an account, and then offers a password', async () => {
  const { verbs, person, code } = await toCode(
    answer(signInWithCode, ({ body }) => {
      if (!body.account) throw new ApiError(422, 'ACCOUNT_MISSING', 'Бүртгэл алга');
      return { ...codeSession, is_new: true, has_password: false };
    }),
  );
  await person.type(code, '123456{Enter}');
  await person.type(await screen.findByLabelText(/^Нэр/), 'Номин');
  await person.click(screen.getByRole('button', { name: 'Бүртгүүлэх' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Шинэ нууц үг' })).toHaveFocus();
  expect(verbs.calls.filter(({ path }) => path === '/session/code/confirm').at(-1)).toMatchObject({
    body: { token: 'one', code: '123456', account: { firstname: 'Номин' } },
  });
  expect($user.get()?.id).toBe(7);
  expect(screen.getByRole('button', { name: 'Дараа' })).toBeVisible();
});

it('requests the app’s code after the code of a message', async () => {
  const { verbs, person, code } = await toCode(
    answer(signInWithCode, ({ body }) => {
      if (body.otp === undefined) throw new ApiError(401, 'SECOND_FACTOR_REQUIRED', 'Кодоо оруулна уу');
      return codeSession;
    }),
  );
  await person.type(code, '123456{Enter}');
  await person.type(await screen.findByLabelText('Апп дээрх код *'), '654321{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(7));
  expect(verbs.calls.filter(({ path }) => path === '/session/code/confirm').at(-1)).toMatchObject({
    body: { token: 'one', code: '123456', otp: '654321' },
  });
});

it('accepts a recovery code in place of the app', async () => {
  const { view, verbs } = open(
    answer(signIn, ({ body }) => {
      if (!body.otp) throw new ApiError(401, 'SECOND_FACTOR_REQUIRED', 'Код оруулна уу', {});
      return session;
    }),
  );
  const { user: person } = await view;
  await fillIn(person);
  await person.click(await screen.findByRole('button', { name: 'Нөөц код ашиглах' }));
  const code = screen.getByLabelText('Нөөц код *');
  expect(code).toHaveFocus();
  await person.type(code, 'abcd{Enter}');
  expect(code).toHaveAccessibleDescription(/12 тэмдэгттэй/);
  await person.clear(code);
  await person.type(code, 'abcd-efgh-2345{Enter}');
  await waitFor(() => expect($user.get()?.id).toBe(7));
  expect(verbs.calls.filter(({ path }) => path === '/session').at(-1)).toMatchObject({ body: { otp: 'ABCDEFGH2345' } });
});
