import type { Locale } from '@ortoo/i18n';
import type { Letter } from '../db/letter';
import { notify } from '../db/notifications.tables';
import { type Attachment, type OutgoingMessage, post } from '../db/outbox.tables';
import { catalogues } from '../messages/index';
import type { Db } from '../db/schema';
import type { OrderRow } from '../orders/api';
import { findEmail } from './emails.tables';
import { letterText } from './letter';

export type EmailKind = keyof (typeof catalogues)['mn']['emails'];

type Values = Record<string, string | null>;

const fill = (line: string, values: Values): string =>
  line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const isDescribed = (line: string, values: Values): boolean =>
  [...line.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => values[name] != null);

/** Lines of the body with a missing value are left out. */
export const emailIn = (email: EmailKind, locale: Locale, values: Values): { subject: string; body: string } => {
  const { subject, body } = catalogues[locale].emails[email];
  const lines = body.split('\n').filter(line => isDescribed(line, values));
  return { subject: fill(subject, values), body: lines.map(line => fill(line, values)).join('\n') };
};

export const isEmailKind = (kind: string): kind is EmailKind => kind in catalogues.mn.emails;

/** The subject alone, which says what has happened. */
export const subjectIn = (email: EmailKind, locale: Locale, values: Values): string =>
  fill(catalogues[locale].emails[email].subject, values);

/** Tells the buyer on the site, when the order belongs to an account. */
export const notifyBuyer = async (
  trx: Db,
  { user_id: userId, number, site }: OrderRow,
  event: EmailKind,
  values: Values,
  now: Date,
): Promise<void> => {
  if (userId === null) return;
  const returned = values['return'] ?? undefined;
  const subject = { kind: 'order', number, event, ...(returned && { return_number: returned }) } as const;
  await notify(trx, [{ userId, subject }], now, site);
};

/** A letter about an order. */
export const emailOf = (
  recipient: string,
  order: OrderRow,
  letter: Letter,
  attachments: readonly Attachment[],
): OutgoingMessage => ({
  ...{ kind: 'email', recipient, subject: letter.title, body: letterText(letter) },
  ...{ letter, orderId: order.id, attachments },
});

/** Tells the buyer of an order on the site and by an email of the catalogue, in the order's language. */
export const writeTo = async (
  trx: Db,
  order: OrderRow,
  email: EmailKind,
  values: Values,
  now: Date,
  attachments: readonly Attachment[] = [],
): Promise<void> => {
  await notifyBuyer(trx, order, email, values, now);
  const recipient = order.email ?? (await findEmail(trx, order.id));
  if (!recipient) return;
  const { subject, body } = emailIn(email, order.locale, { number: order.number, ...values });
  const letter = { locale: order.locale, title: subject, paragraphs: body.split('\n'), sections: [] };
  await post(trx, emailOf(recipient, order, letter, attachments), now);
};
