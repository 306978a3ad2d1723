import { limits, phoneDigits } from '@ortoo/contracts';

/** Message key of an input error, or undefined. */
export type Fault = string | undefined;

/** A login is an email address as soon as it holds an @ or a letter, else a phone number. */
export const isEmailLike = (login: string): boolean => /[@\p{L}]/u.test(login);

/** Checks an email address or a Mongolian phone number. */
export const loginFault = (login: string): Fault => {
  const value = login.trim();
  if (!value) return 'signIn.fault.loginEmpty';
  if (isEmailLike(value)) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'signIn.fault.email';
  return phoneDigits(value) ? undefined : 'signIn.fault.phone';
};

/** Checks an existing password: it must not be empty. */
export const passwordFault = (password: string): Fault => (password ? undefined : 'signIn.fault.passwordEmpty');

/** Checks a new password. */
export const newPasswordFault = (password: string): Fault => {
  if (!password) return 'signIn.fault.passwordEmpty';
  return password.length < limits.passwordMin ? 'signIn.fault.passwordShort' : undefined;
};

/** Checks the repetition of a new password. */
export const confirmationFault = (confirmation: string, password: string): Fault => {
  if (!confirmation) return 'newPassword.fault.empty';
  return confirmation === password ? undefined : 'newPassword.fault.different';
};

/** Checks the repetition of a phone number, in any notation. */
export const repetitionFault = (repetition: string, phone: string): Fault => {
  if (!repetition.trim()) return 'errors.required';
  const isSame = (phoneDigits(repetition) ?? repetition) === (phoneDigits(phone) ?? phone);
  return isSame ? undefined : 'contacts.different';
};

/** Checks the six digits of an app or a message. */
export const codeFault = (code: string): Fault => (/^\d{6}$/.test(code.trim()) ? undefined : 'signIn.fault.code');
