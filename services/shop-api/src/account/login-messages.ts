import { localizePath } from '@ortoo/i18n';
import type { FastifyRequest } from 'fastify';
import type { Letter } from '../db/letter';
import type { OutgoingMessage } from '../db/outbox.tables';
import { letterText } from '../emails/api';
import { textFor } from '../http/locale';
import { textIn, type TextKey } from '../messages/index';
import type { Shop } from '../shop';
import type { Login } from './login.rules';

/** Language of the page that a message answers, and its site with code, name and host name. */
export interface MessageFrame {
  locale: FastifyRequest['locale'];
  site: string;
  name: string;
  host: string;
}

export const frameOf = ({ hosts }: Pick<Shop, 'hosts'>, { locale, reader, site }: FastifyRequest): MessageFrame => ({
  locale,
  site: site.code,
  name: textFor(reader, site.name),
  host: new URL(hosts.originOf(site.code)).hostname,
});

/** A text that begins with the name of the site. */
export const saidBy = ({ locale, name }: MessageFrame, key: TextKey, values: Readonly<Record<string, string>> = {}) =>
  textIn(locale, key, { ...values, shop: name });

const messageTo = (login: Login, { site }: MessageFrame, subject: string, body: string): OutgoingMessage =>
  'email' in login
    ? { kind: 'email', recipient: login.email, subject, body, site }
    : { kind: 'sms', recipient: login.phone, subject: '', body, site };

/** What a code is for. */
export type CodePurpose = 'signUp' | 'signIn' | 'recovery' | 'contact';

/** The last line of the SMS lets phones fill the code in on this host only. */
export const codeMessage = (
  login: Login,
  { code, purpose, expiresAt }: { code: string; purpose: CodePurpose; expiresAt: Date },
  frame: MessageFrame,
): OutgoingMessage => {
  const text = saidBy(frame, `${purpose}.text`, { code });
  const body = 'email' in login ? text : `${text}\n\n@${frame.host} #${code}`;
  return { ...messageTo(login, frame, textIn(frame.locale, `${purpose}.subject`), body), expiresAt };
};

/** Sent to the owner of an account: only the owner learns that the account exists. */
export const knownAccountMessage = (login: Login, frame: MessageFrame): OutgoingMessage =>
  messageTo(login, frame, textIn(frame.locale, 'signUp.knownSubject'), saidBy(frame, 'signUp.knownText'));

/** Sent to somebody without an account: only this person learns that there is none. */
export const unknownAccountMessage = (login: Login, frame: MessageFrame): OutgoingMessage =>
  messageTo(login, frame, textIn(frame.locale, 'recovery.unknownSubject'), saidBy(frame, 'recovery.unknownText'));

/** Sent to a new contact that belongs to another account already. */
export const takenContactMessage = (login: Login, frame: MessageFrame): OutgoingMessage =>
  messageTo(login, frame, textIn(frame.locale, 'contact.takenSubject'), saidBy(frame, 'contact.takenText'));

/** Sent to the contact of before, so that its owner can act when somebody else has changed it. */
export const contactChangedMessage = (login: Login, frame: MessageFrame): OutgoingMessage =>
  messageTo(login, frame, textIn(frame.locale, 'contact.changedSubject'), saidBy(frame, 'contact.changedText'));

export const emailConfirmation = (
  email: string,
  token: string,
  expiresAt: Date,
  { locale, site }: MessageFrame,
): OutgoingMessage => {
  const letter: Letter = {
    locale,
    title: textIn(locale, 'emailConfirmation.subject'),
    paragraphs: [textIn(locale, 'emailConfirmation.text'), textIn(locale, 'emailConfirmation.ignore')],
    sections: [],
    link: {
      label: textIn(locale, 'emailConfirmation.action'),
      path: `${localizePath('/confirm-email', locale)}?token=${token}`,
    },
  };
  return { kind: 'email', recipient: email, subject: letter.title, body: letterText(letter), letter, site, expiresAt };
};
