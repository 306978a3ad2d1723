import type { LocaleId } from '@ortoo/contracts';
import { formatDate, formatMoney } from '@ortoo/i18n';
import type { OutgoingMessage } from '../db/outbox.tables';
import type { QuoteRow } from './quotes.tables';

const nameIn = (text: QuoteRow['text'], locale: LocaleId): string =>
  (text && (text[locale] ?? text.mn ?? Object.values(text)[0])?.name) ?? '';

/** The request, line by line, for readers of the email. */
const lines = (row: QuoteRow, locale: LocaleId): string[] => {
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
  const mn = row.locale === 'mn';
  return {
    kind: 'email',
    recipient: row.email,
    subject: mn ? `${row.number}: таны хүсэлтийг хүлээж авлаа` : `${row.number}: we have your request`,
    body: [
      mn
        ? `${row.firstname}, хүсэлтийг тань хүлээж авлаа. Ажлын нэг өдөрт багтаан хариулна.`
        : `${row.firstname}, we have received your request and will answer within one working day.`,
      ...lines(row, mn ? 'mn' : 'en'),
    ].join('\n'),
  };
};

/** Sends the request to the staff or vendor that answers it. */
export const vendorEmail = (row: QuoteRow, recipient: string): OutgoingMessage => ({
  kind: 'email',
  recipient,
  subject: `${row.number}: үнийн саналын хүсэлт`,
  body: [`${row.lastname} ${row.firstname}, ${row.phone}, ${row.email}`, ...lines(row, 'mn')].join('\n'),
});
