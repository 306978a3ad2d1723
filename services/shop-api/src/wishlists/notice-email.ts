import { formatMoney, localizePath } from '@ortoo/i18n';
import type { Letter, LetterSection } from '../db/letter';
import type { OutgoingMessage } from '../db/outbox.tables';
import { letterText } from '../emails/api';
import { textIn } from '../messages/index';
import type { SeenWish } from './notices.tables';

export interface NoticedWish {
  notice: 'price' | 'stock';
  name: string;
  price: number;
  before: number;
}

type Owner = Pick<SeenWish, 'site' | 'locale'>;

const sectionOf = (wishes: readonly NoticedWish[], notice: NoticedWish['notice'], { locale }: Owner) => {
  const rows: LetterSection['rows'] = wishes
    .filter(wish => wish.notice === notice)
    .map(({ name, price, before }) => ({
      term: name,
      ...(price < before && {
        detail: textIn(locale, 'notifications.wasPrice', { before: formatMoney(before, locale) }),
      }),
      value: formatMoney(price, locale),
      strong: true,
    }));
  const title = textIn(locale, notice === 'price' ? 'notifications.cheaper' : 'notifications.back');
  return rows.length > 0 ? [{ title, rows }] : [];
};

/** One email about all wishes of a shopper that are cheaper or back, in the shopper's language. */
export const noticeEmail = (recipient: string, wishes: readonly NoticedWish[], owner: Owner): OutgoingMessage => {
  const { site, locale } = owner;
  const isCheaper = wishes.some(({ notice }) => notice === 'price');
  const letter: Letter = {
    locale,
    title: textIn(locale, isCheaper ? 'notifications.priceSubject' : 'notifications.stockSubject'),
    paragraphs: [textIn(locale, 'notifications.emailText'), textIn(locale, 'notifications.stop')],
    sections: [...sectionOf(wishes, 'price', owner), ...sectionOf(wishes, 'stock', owner)],
    link: { label: textIn(locale, 'notifications.view'), path: localizePath('/wishlists', locale) },
  };
  return { kind: 'email', recipient, subject: letter.title, body: letterText(letter), letter, site };
};
