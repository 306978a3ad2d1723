import { phoneDigits } from '@ortoo/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Outcome } from '../http/domain-error';

export type Login = { email: string } | { phone: string };

const emailForm = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]{2,}$/;

/** A Mongolian mobile number in any common notation, as E.164. */
export const normalPhone = (typed: string): string | undefined => {
  const number = parsePhoneNumberFromString(phoneDigits(typed) ?? '', 'MN');
  return number?.isValid() ? number.number : undefined;
};

/** Parses a login: an email address, or a phone number when there is no @ in it. */
export const readLogin = (typed: string): Outcome<Login> => {
  const text = typed.trim().normalize('NFC');
  if (text.includes('@')) {
    return emailForm.test(text)
      ? { ok: true, value: { email: text.toLowerCase() } }
      : { ok: false, code: 'EMAIL_FORMAT' };
  }
  const phone = normalPhone(text);
  return phone ? { ok: true, value: { phone } } : { ok: false, code: 'PHONE_FORMAT' };
};

/** The login of an account, its email address first. */
export const loginOf = ({ email, phone }: { email: string | null; phone: string | null }): Login | undefined => {
  if (email !== null) return { email };
  return phone === null ? undefined : { phone };
};

export const loginKey = (login: Login): string => ('email' in login ? login.email : login.phone);
