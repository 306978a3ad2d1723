import type { Locale } from '@ortoo/i18n';
import type { OutgoingMessage } from '../db/outbox.tables';
import { textIn } from '../messages/index';
import type { Login } from './login.rules';

const messageTo = (login: Login, subject: string, body: string): OutgoingMessage =>
  'email' in login
    ? { kind: 'email', recipient: login.email, subject, body }
    : { kind: 'sms', recipient: login.phone, subject: '', body };

export const codeMessage = (login: Login, code: string, locale: Locale): OutgoingMessage =>
  messageTo(login, textIn(locale, 'signUp.subject'), textIn(locale, 'signUp.text', { code }));

/** Sent to the owner of an account: only the owner learns that the account exists. */
export const knownAccountMessage = (login: Login, locale: Locale): OutgoingMessage =>
  messageTo(login, textIn(locale, 'signUp.knownSubject'), textIn(locale, 'signUp.knownText'));
