import { formatDate, type Locale, localizePath } from '@ortoo/i18n';
import type { PrizeRow } from '../campaigns/api';
import type { Letter } from '../db/letter';
import type { OutgoingMessage } from '../db/outbox.tables';
import { letterText } from '../emails/api';
import { pick } from '../http/locale';
import { textIn } from '../messages/index';
import type { PromotionRow } from '../promotions/api';

export interface Recipient {
  email: string | null;
  site: string;
  locale: Locale;
}

const pathOf: Record<PrizeRow['kind'], string> = {
  points: '/wallet',
  credit: '/wallet',
  code: '/products',
  product: '/cart',
  nothing: '/promotions',
};

const sectionsOf = (code: PromotionRow | null, locale: Locale): Letter['sections'] =>
  code
    ? [
        {
          title: textIn(locale, 'draws.codeTitle'),
          rows: [
            { term: code.code, strong: true },
            ...(code.expires_at
              ? [{ term: textIn(locale, 'draws.validUntil'), value: formatDate(code.expires_at.toISOString(), locale) }]
              : []),
          ],
        },
      ]
    : [];

/** Tells a winner what the prize is and where to find it. */
export const prizeEmail = (
  email: string,
  { name, kind }: PrizeRow,
  code: PromotionRow | null,
  { site, locale }: Recipient,
): OutgoingMessage => {
  const prize = pick(name, locale, 'mn') ?? '';
  const letter: Letter = {
    locale,
    title: textIn(locale, 'draws.subject', { prize }),
    paragraphs: [textIn(locale, `draws.${kind}`)],
    sections: sectionsOf(code, locale),
    link: { label: textIn(locale, 'draws.view'), path: localizePath(pathOf[kind], locale) },
  };
  return { kind: 'email', recipient: email, subject: letter.title, body: letterText(letter), letter, site };
};
