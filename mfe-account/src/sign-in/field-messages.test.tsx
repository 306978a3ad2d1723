import type { Credentials } from '@ortoo/contracts';
import { $user } from '@ortoo/stores';
import type { Locale } from '@ortoo/i18n';
import {
  changePassword,
  confirmSignUp,
  getOwnCredentials,
  getCurrentOrder,
  requestCode,
  signInWithCode,
  signUp,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { sentCodeOfTab, type SentCode } from './sent-code.store';
import { $typedLogin } from './typed-login.store';

type Languages = readonly [mn: string, en: string];
type Person = Awaited<ReturnType<typeof renderPage>>['user'];

/** Texts of the fields and buttons, by language. */
const names = {
  login: ['Утас эсвэл имэйл', 'Phone or email'],
  password: ['Нууц үг', 'Password'],
  code: ['Код', 'Code'],
  newPassword: ['Шинэ нууц үг', 'New password'],
  repetition: ['Шинэ нууц үгээ давтана уу', 'Repeat the new password'],
  continue: ['Үргэлжлүүлэх', 'Continue'],
  signIn: ['Нэвтрэх', 'Sign in'],
  signUp: ['Бүртгүүлэх', 'Create account'],
  confirm: ['Баталгаажуулах', 'Confirm'],
  send: ['Код авах', 'Send a code'],
  save: ['Нууц үг хадгалах', 'Save password'],
  getCode: ['Код авах', 'Send the code'],
  newPhone: ['Шинэ утасны дугаар', 'New phone number'],
  phoneRepetition: ['Шинэ дугаараа давтана уу', 'Repeat the new number'],
  changePhone: ['Дугаараа солих', 'Change the number'],
} satisfies Record<string, Languages>;
type Name = keyof typeof names;

const messages = {
  empty: ['Утасны дугаар эсвэл имэйлээ оруулна уу', 'Enter your phone number or email'],
  phone: [
    'Утасны дугаар буруу байна. Жишээ нь 99112233, 8811 2233',
    'This phone number looks wrong. For example 99112233, 8811 2233',
  ],
  email: [
    'Имэйл хаяг буруу байна. Жишээ нь bold@example.mn',
    'This email address looks wrong. For example bold@example.mn',
  ],
  passwordEmpty: ['Нууц үгээ оруулна уу', 'Enter your password'],
  passwordShort: ['Нууц үг дор хаяж 8 тэмдэгт байх ёстой', 'The password needs at least 8 characters'],
  repeat: ['Нууц үгээ давтан оруулна уу', 'Repeat the password'],
  different: ['Нууц үг таарахгүй байна', 'The passwords do not match'],
  phonesDifferent: ['Утасны дугаарууд таарахгүй байна', 'The phone numbers do not match'],
  digits: ['Код 6 оронтой байх ёстой', 'The code must have six digits'],
  // What the server says, in the language of the page.
  codeWrong: ['Код буруу байна.', 'The code is wrong.'],
  codeExpired: ['Кодын хугацаа дууссан.', 'The code has expired.'],
  weak: ['Энэ нууц үгийг амархан таамаглана.', 'This password is easy to guess.'],
  loginFormat: ['Утасны дугаар буруу байна.', 'The phone number is wrong.'],
} satisfies Record<string, Languages>;
type Message = keyof typeof messages;

interface Case {
  path: '/sign-in' | '/sign-up' | '/sign-in/recover' | '/profile/details';
  /** A code was sent already. */
  sent?: SentCode['purpose'];
  /** What is typed where, and the buttons that are pressed in between. */
  steps: readonly (readonly [Name, string] | readonly [Name])[];
  field: Name;
  message: Message;
}

const recovered = [['code', '123456'], ['confirm']] as const;
const right = 'Намрын шар навчис';

const cases: readonly Case[] = [
  { path: '/sign-in', steps: [['continue']], field: 'login', message: 'empty' },
  { path: '/sign-in', steps: [['login', '   '], ['continue']], field: 'login', message: 'empty' },
  { path: '/sign-in', steps: [['login', '9911'], ['continue']], field: 'login', message: 'phone' },
  { path: '/sign-in', steps: [['login', 'bold@'], ['continue']], field: 'login', message: 'email' },
  {
    path: '/sign-in',
    steps: [['login', '99112233'], ['continue'], ['signIn']],
    field: 'password',
    message: 'passwordEmpty',
  },
  { path: '/sign-in', sent: 'sign_in', steps: [['confirm']], field: 'code', message: 'digits' },
  { path: '/sign-in', sent: 'sign_in', steps: [['code', '12a'], ['confirm']], field: 'code', message: 'digits' },
  { path: '/sign-in', sent: 'sign_in', steps: [['code', '111111'], ['confirm']], field: 'code', message: 'codeWrong' },
  {
    path: '/sign-in',
    sent: 'sign_in',
    steps: [['code', '222222'], ['confirm']],
    field: 'code',
    message: 'codeExpired',
  },
  { path: '/sign-up', steps: [['signUp']], field: 'login', message: 'empty' },
  { path: '/sign-up', steps: [['signUp']], field: 'password', message: 'passwordEmpty' },
  { path: '/sign-up', steps: [['login', '123'], ['signUp']], field: 'login', message: 'phone' },
  { path: '/sign-up', steps: [['login', 'bold'], ['signUp']], field: 'login', message: 'email' },
  { path: '/sign-up', steps: [['password', 'short'], ['signUp']], field: 'password', message: 'passwordShort' },
  {
    path: '/sign-up',
    steps: [['login', '99112233'], ['password', 'password1'], ['signUp']],
    field: 'password',
    message: 'weak',
  },
  {
    path: '/sign-up',
    steps: [['login', '55555555'], ['password', right], ['signUp']],
    field: 'login',
    message: 'loginFormat',
  },
  {
    path: '/sign-up',
    steps: [['login', '99112233'], ['password', right], ['signUp'], ['code', '111111'], ['confirm']],
    field: 'code',
    message: 'codeWrong',
  },
  { path: '/sign-in/recover', steps: [['send']], field: 'login', message: 'empty' },
  { path: '/sign-in/recover', steps: [['login', '9911'], ['send']], field: 'login', message: 'phone' },
  { path: '/sign-in/recover', steps: [['login', 'bold@'], ['send']], field: 'login', message: 'email' },
  { path: '/sign-in/recover', steps: [['login', '55555555'], ['send']], field: 'login', message: 'loginFormat' },
  {
    path: '/sign-in/recover',
    sent: 'recovery',
    steps: [['code', '111111'], ['confirm']],
    field: 'code',
    message: 'codeWrong',
  },
  {
    path: '/sign-in/recover',
    sent: 'recovery',
    steps: [...recovered, ['save']],
    field: 'newPassword',
    message: 'passwordEmpty',
  },
  {
    path: '/sign-in/recover',
    sent: 'recovery',
    steps: [...recovered, ['newPassword', 'short'], ['save']],
    field: 'newPassword',
    message: 'passwordShort',
  },
  {
    path: '/sign-in/recover',
    sent: 'recovery',
    steps: [...recovered, ['newPassword', right], ['save']],
    field: 'repetition',
    message: 'repeat',
  },
  {
    path: '/sign-in/recover',
    sent: 'recovery',
    steps: [...recovered, ['newPassword', right], ['repetition', 'Намрын'], ['save']],
    field: 'repetition',
    message: 'different',
  },
  {
    path: '/sign-in/recover',
    sent: 'recovery',
    steps: [...recovered, ['newPassword', 'password1'], ['repetition', 'password1'], ['save']],
    field: 'newPassword',
    message: 'weak',
  },
  {
    path: '/profile/details',
    steps: [['changePhone'], ['newPhone', '9911'], ['getCode']],
    field: 'newPhone',
    message: 'phone',
  },
  {
    path: '/profile/details',
    steps: [['changePhone'], ['newPhone', '88112233'], ['phoneRepetition', '88112234'], ['getCode']],
    field: 'phoneRepetition',
    message: 'phonesDifferent',
  },
];

const languages = ['mn', 'en'] as const satisfies readonly Locale[];
const inBoth = cases.flatMap(each => languages.map((locale, index) => ({ ...each, locale, index: index as 0 | 1 })));

const session = { user: exampleUser, expires_at: null, cart_merged: false, is_new: false, has_password: true };

const phoneOnly: Credentials = {
  ...{ has_password: true, needs_current_password: true, email: null },
  phone: { number: '+97699112233', state: 'confirmed' },
};

/** What the server answers to these inputs. */
const refuse = (say: (message: Message) => string) => {
  const fail = (field: string, code: string, message: Message): never => {
    throw new ApiError(422, code, say(message), { [field]: say(message) });
  };
  const login = (typed: string) => typed === '55555555' && fail('login', 'PHONE_FORMAT', 'loginFormat');
  const weak = (password: string) => password === 'password1' && fail('password', 'PASSWORD_WEAK', 'weak');
  const code = (typed: string) => {
    if (typed === '111111') fail('code', 'CODE_WRONG', 'codeWrong');
    if (typed === '222222') fail('code', 'CODE_EXPIRED', 'codeExpired');
  };
  return {
    stores: {
      ...answer(getCurrentOrder, null),
      ...answer(requestCode, ({ body }) => {
        login(body.login);
        return { token: 'one' };
      }),
      ...answer(signInWithCode, ({ body }) => {
        code(body.code);
        return session;
      }),
      ...answer(signUp, ({ body }) => {
        login(body.login);
        weak(body.password);
        return { token: 'one' };
      }),
      ...answer(confirmSignUp, ({ body }) => {
        code(body.code);
        return session;
      }),
    },
    api: fakeApi({
      ...answer(getOwnCredentials, phoneOnly),
      ...answer(changePassword, ({ body }) => {
        weak(body.password);
      }),
    }),
  };
};

const isButton = (name: Name): boolean =>
  ['continue', 'signIn', 'signUp', 'confirm', 'send', 'save', 'changePhone', 'getCode'].includes(name);

it.each(inBoth)('$path $steps: $message, $locale', async ({ path, sent, steps, field, message, locale, index }) => {
  const say = (key: Message) => messages[key][index];
  const { stores, api } = refuse(say);
  resetStores(stores);
  if (path === '/profile/details') $user.set(exampleUser);
  $typedLogin.set('');
  sentCodeOfTab.write(sent ? { login: '99112233', purpose: sent, token: 'one' } : null);
  const { user: person } = await renderPage(path, { remote, api, locale });
  const input = (name: Name) =>
    screen.findByLabelText(new RegExp(`^${names[name][index]}( \\*)?$`), {
      selector: 'input:not([aria-hidden])',
    });
  const act = async (by: Person, [name, text]: readonly [Name, string?]) => {
    if (isButton(name)) return by.click(await screen.findByRole('button', { name: names[name][index] }));
    const target = await input(name);
    await by.clear(target);
    return by.type(target, text ?? '');
  };
  for (const step of steps) await act(person, step);
  const target = await input(field);
  await waitFor(() => expect(target).toHaveAccessibleDescription(expect.stringContaining(say(message))));
  expect(target).toBeInvalid();
  // What was typed is kept.
  const typed = steps.findLast(([name]) => name === field)?.[1];
  if (typed !== undefined) expect(target).toHaveValue(typed);
});
