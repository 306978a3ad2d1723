import { formatDateTime, localizePath } from '@ortoo/i18n';
import type { FastifyRequest } from 'fastify';
import type { Letter } from '../db/letter';
import { type OutgoingMessage, post } from '../db/outbox.tables';
import type { Db } from '../db/schema';
import { letterText } from '../emails/api';
import { textIn } from '../messages/index';
import type { Shop } from '../shop';
import { type Device, readDevice } from './device.rules';
import { loginOf, type Login } from './login.rules';
import { frameOf, saidBy, type MessageFrame } from './login-messages';
import { findUser } from './users.tables';

/** A change of how an account is protected. */
type SecurityChange =
  | { kind: 'passkeyAdded' | 'passkeyRemoved' | 'linkAdded' | 'linkRemoved'; name: string }
  | { kind: 'appOn' | 'appOff' | 'codesRenewed' | 'passwordChanged' };

/** Circumstances of a change. */
export interface ChangeContext extends MessageFrame, Device {
  address: string;
  time: Date;
}

/** When, where and on which device a request changes something. */
export const changeIn = (shop: Shop, request: FastifyRequest): ChangeContext => ({
  ...frameOf(shop, request),
  ...readDevice(request.headers['user-agent']),
  address: request.ip,
  time: shop.clock(),
});

const securityMessage = (login: Login, change: SecurityChange, context: ChangeContext): OutgoingMessage => {
  const { locale, site, browser, system, address, time } = context;
  const text = textIn(locale, `security.${change.kind}.text`, 'name' in change ? { name: change.name } : undefined);
  const device = [browser, system].filter(Boolean).join(' · ') || textIn(locale, 'security.unknownDevice');
  const letter: Letter = {
    locale,
    title: textIn(locale, `security.${change.kind}.subject`),
    paragraphs: [text, textIn(locale, 'security.known'), textIn(locale, 'security.notYou')],
    sections: [
      {
        title: textIn(locale, 'security.circumstances'),
        rows: [
          { term: textIn(locale, 'security.time'), value: formatDateTime(time, locale) },
          { term: textIn(locale, 'security.device'), value: device },
          { term: textIn(locale, 'security.address'), value: address },
        ],
      },
    ],
    link: { label: textIn(locale, 'security.recover'), path: localizePath('/sign-in/recover', locale) },
  };
  const message = { subject: letter.title, letter, site };
  return 'email' in login
    ? { kind: 'email', recipient: login.email, body: letterText(letter), ...message }
    : { kind: 'sms', recipient: login.phone, body: saidBy(context, 'security.sms', { text }), ...message, subject: '' };
};

/** Lets the owner act when somebody else has made the change. Belongs in its transaction. */
export const reportSecurityChange = async (
  trx: Db,
  userId: number,
  change: SecurityChange,
  context: ChangeContext,
): Promise<void> => {
  const user = await findUser(trx, userId);
  const login = user && loginOf(user);
  if (login) await post(trx, securityMessage(login, change, context), context.time);
};
