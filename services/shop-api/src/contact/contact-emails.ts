import { formatPhone } from '@ortoo/i18n';
import type { Letter } from '../db/letter';
import type { OutgoingMessage } from '../db/outbox.tables';
import { letterText } from '../emails/api';
import { textIn } from '../messages/index';
import type { ContactRow } from './contact-forms.tables';

const rowsOf = ({ topic, order_number, phone, email }: ContactRow, locale: ContactRow['locale']) => [
  { term: textIn(locale, 'contactForm.topic'), value: textIn(locale, `contactForm.topics.${topic}`) },
  ...(order_number ? [{ term: textIn(locale, 'contactForm.order'), value: order_number }] : []),
  ...(phone ? [{ term: textIn(locale, 'contactForm.phone'), value: formatPhone(phone) }] : []),
  ...(email ? [{ term: textIn(locale, 'contactForm.email'), value: email }] : []),
];

const emailOf = (recipient: string, site: string, letter: Letter): OutgoingMessage => ({
  ...{ kind: 'email', recipient, subject: letter.title, body: letterText(letter), letter, site },
});

/** The copy for the sender, in the language of the form. */
export const copyEmail = (row: ContactRow, recipient: string): OutgoingMessage => {
  const { locale, site, message, name } = row;
  return emailOf(recipient, site, {
    locale,
    title: textIn(locale, 'contactForm.copySubject'),
    paragraphs: [textIn(locale, 'contactForm.copyText', { name }), ...message.split(/\n+/)],
    sections: [{ title: textIn(locale, 'contactForm.details'), rows: rowsOf(row, locale) }],
  });
};

/** The message for the staff of the site. */
export const staffEmail = (row: ContactRow, recipient: string): OutgoingMessage =>
  emailOf(recipient, row.site, {
    locale: 'mn',
    title: textIn('mn', 'contactForm.staffSubject', { name: row.name }),
    paragraphs: row.message.split(/\n+/),
    sections: [{ title: textIn('mn', 'contactForm.details'), rows: rowsOf(row, 'mn') }],
  });
