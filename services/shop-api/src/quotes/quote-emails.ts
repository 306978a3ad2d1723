import { formatDate, formatMoney, type Locale, localizePath } from '@ortoo/i18n';
import type { Letter } from '../db/letter';
import type { OutgoingMessage } from '../db/outbox.tables';
import { letterText } from '../emails/api';
import { textIn } from '../messages/index';
import type { QuoteRow } from './quotes.tables';

const nameIn = (text: QuoteRow['text'], locale: Locale): string =>
  (text && (text[locale] ?? text.mn ?? Object.values(text)[0])?.name) ?? '';

/** The request, line by line, for readers of the email. */
const lines = (row: QuoteRow, locale: Locale): string[] => {
  const { travel } = row;
  const day = (date: string) => formatDate(date, locale, 'short');
  return [
    ...(row.slug ? [nameIn(row.text, locale)] : []),
    ...(travel
      ? [
          [travel.departure_airport, travel.arrival_airport].filter(Boolean).join(' → '),
          [travel.date_from, travel.date_to].flatMap(date => (date ? [day(date)] : [])).join(' – '),
          `${travel.adults} + ${travel.children}`,
          `${travel.city}, ${travel.country}`,
        ]
      : []),
    ...(row.suggested_price === null ? [] : [`${row.quantity ?? 1} × ${formatMoney(row.suggested_price, locale)}`]),
    row.message,
  ].filter(line => line !== '');
};

/** Confirms the request to the shopper, in the shopper's language. */
export const receiptEmail = (row: QuoteRow): OutgoingMessage => {
  const { number, firstname: name, locale, email: recipient } = row;
  return {
    kind: 'email',
    recipient,
    subject: textIn(locale, 'quotes.subject', { number }),
    body: [textIn(locale, 'quotes.text', { name }), ...lines(row, locale)].join('\n'),
  };
};

/** Sends the request to the staff or vendor that answers it. */
export const vendorEmail = (row: QuoteRow, recipient: string): OutgoingMessage => ({
  kind: 'email',
  recipient,
  subject: textIn('mn', 'quotes.requested', { number: row.number }),
  body: [`${row.lastname} ${row.firstname}, ${row.phone}, ${row.email}`, ...lines(row, 'mn')].join('\n'),
});

/** Tells the shopper what the vendor answers, in the language of the request. */
export const answerEmail = (row: QuoteRow): OutgoingMessage => {
  const { number, locale, site, email: recipient, answer } = row;
  const price = answer?.price ?? null;
  const rows = [
    ...(price === null
      ? []
      : [{ term: textIn(locale, 'quotes.price'), value: formatMoney(price, locale), strong: true }]),
    ...(answer?.valid_until
      ? [{ term: textIn(locale, 'quotes.validUntil'), value: formatDate(answer.valid_until, locale) }]
      : []),
  ];
  const letter: Letter = {
    locale,
    title: textIn(locale, 'quotes.answered', { number }),
    paragraphs: [textIn(locale, 'quotes.answeredText'), ...(answer?.message ? [answer.message] : [])],
    sections: rows.length > 0 ? [{ title: textIn(locale, 'quotes.offer'), rows }] : [],
    link: { label: textIn(locale, 'quotes.view'), path: localizePath('/quotes', locale) },
  };
  return { kind: 'email', recipient, subject: letter.title, body: letterText(letter), letter, site };
};

/** Tells the vendor that the shopper accepts, to arrange what is not bought in the cart. */
export const acceptedEmail = (row: QuoteRow, recipient: string): OutgoingMessage => ({
  kind: 'email',
  recipient,
  subject: textIn('mn', 'quotes.accepted', { number: row.number }),
  body: [
    `${row.lastname} ${row.firstname}, ${row.phone}, ${row.email}`,
    ...lines(row, 'mn'),
    ...(row.answer?.price == null ? [] : [formatMoney(row.answer.price, 'mn')]),
  ].join('\n'),
});
