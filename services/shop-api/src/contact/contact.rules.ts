import { createHmac, timingSafeEqual } from 'node:crypto';
import { phoneDigits } from '@ortoo/contracts';
import type { FormHold } from './contact-forms.tables';
import type { Outcome } from '../http/domain-error';

/** Nobody reads the labels and writes a message in less. */
const minTime = 3_000;
/** A page may stay open, and its HTML may be cached. */
const lifetime = 24 * 3_600_000;

const signatureOf = (key: string, issuedAt: string): string =>
  createHmac('sha256', key).update(issuedAt).digest('base64url');

/** Says when a form was shown, and cannot be made by others. */
export const createToken = (key: string, now: Date): string => {
  const issuedAt = String(now.getTime());
  return `${issuedAt}.${signatureOf(key, issuedAt)}`;
};

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether a form was shown long enough ago, and not too long. */
export const checkToken = (key: string, token: string, now: Date): Outcome<true> => {
  const [issuedAt = '', signature = ''] = token.split('.');
  const age = now.getTime() - Number(issuedAt);
  const isOurs = /^\d{13,14}$/.test(issuedAt) && isEqual(signature, signatureOf(key, issuedAt));
  if (!isOurs || age > lifetime) return { ok: false, code: 'FORM_EXPIRED' };
  return age < minTime ? { ok: false, code: 'FORM_FAST' } : { ok: true, value: true };
};

interface Way {
  email: string;
  phone: string;
}

type WayFault = { ok: false; field: 'email' | 'phone'; code: 'EMAIL_FORMAT' | 'PHONE_FORMAT' | 'CONTACT_WAY' };

/** One address: without what a mail program reads as several or as a name. */
const isEmail = (typed: string): boolean => /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]{2,}$/.test(typed);

/** How the sender is reached: an email address, a phone number or both. */
export const wayOf = ({
  email,
  phone,
}: Way): { ok: true; value: { email: string | null; phone: string | null } } | WayFault => {
  const digits = phoneDigits(phone);
  if (email === '' && phone === '') return { ok: false, field: 'email', code: 'CONTACT_WAY' };
  if (email !== '' && !isEmail(email)) return { ok: false, field: 'email', code: 'EMAIL_FORMAT' };
  if (phone !== '' && digits === undefined) return { ok: false, field: 'phone', code: 'PHONE_FORMAT' };
  return { ok: true, value: { email: email.toLowerCase() || null, phone: digits ? `+976${digits}` : null } };
};

/** An address with or without its protocol. */
const links =
  /(?:https?:\/\/|www\.)[^\s<>"']+|\b[a-z0-9-]+\.(?:com|net|org|ru|cn|io|info|biz|xyz|top|shop|site|online)\b[^\s]*/giu;

const hostOf = (link: string): string => {
  const url = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
};

/** Links to other sites in a text; those to our own pages help us to answer. */
export const foreignLinks = (text: string, ownHosts: readonly string[]): string[] =>
  // An email address is no link.
  (text.replace(/\S+@\S+/g, ' ').match(links) ?? []).filter(link => !ownHosts.includes(hostOf(link)));

interface Checked {
  website: string;
  message: string;
  name: string;
}

/** Why a message is held back until staff have looked at it; the sender is not told. */
export const holdOf = (
  { website, message, name }: Checked,
  ownHosts: readonly string[],
  isFlood: boolean,
): FormHold => {
  if (website !== '') return 'trap';
  if (foreignLinks(`${name} ${message}`, ownHosts).length > 0) return 'links';
  return isFlood ? 'flood' : null;
};
