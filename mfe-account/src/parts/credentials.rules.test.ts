import { isEmailLike, loginFault, newPasswordFault, passwordFault, repetitionFault } from './credentials.rules';

describe('loginFault', () => {
  it.each([
    ['99112233', undefined],
    ['9911 2233', undefined],
    ['+976 9911-2233', undefined],
    ['0097699112233', undefined],
    ['shopper@example.mn', undefined],
    ['', 'signIn.fault.loginEmpty'],
    ['   ', 'signIn.fault.loginEmpty'],
    ['9911223', 'signIn.fault.phone'],
    ['19112233', 'signIn.fault.phone'],
    ['bold@', 'signIn.fault.email'],
    ['bold', 'signIn.fault.email'],
    ['бold@example', 'signIn.fault.email'],
  ])('%j', (login, fault) => expect(loginFault(login)).toBe(fault));
});

it('distinguishes email from phone by the first letter', () => {
  expect([isEmailLike('9911'), isEmailLike('b'), isEmailLike('9@')]).toEqual([false, true, true]);
});

it('requires a password, and a minimum length of a new one', () => {
  expect(passwordFault('')).toBe('signIn.fault.passwordEmpty');
  expect(passwordFault('x')).toBeUndefined();
  expect(newPasswordFault('1234567')).toBe('signIn.fault.passwordShort');
  expect(newPasswordFault('12345678')).toBeUndefined();
});

it.each([
  ['99112233', undefined],
  ['+976 9911-2233', undefined],
  ['99112234', 'contacts.different'],
  ['9911', 'contacts.different'],
  ['', 'errors.required'],
])('the repetition %j of 9911 2233: %s', (repetition, fault) =>
  expect(repetitionFault(repetition, '9911 2233')).toBe(fault),
);
