import { type ArticleKind, articlePathOf, type Notification, type VariantCard } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { isEmailKind, subjectIn } from '../emails/api';
import { maybePicture, time } from '../http/display';
import type { Text } from '../db/schema.types';
import { type Reader, textFor } from '../http/locale';
import { textIn } from '../messages/index';
import type { NotificationRow } from './notifications.tables';

type Shown = Pick<Notification, 'title' | 'text' | 'path' | 'image'>;
type Subject = NotificationRow['subject'];

const ofOrder = (subject: Extract<Subject, { kind: 'order' }>, { locale }: Reader): Shown => {
  const { number, event, return_number } = subject;
  const title = isEmailKind(event) ? subjectIn(event, locale, { number, return: return_number ?? number }) : number;
  return { title, text: null, path: `/orders/${number}`, image: null };
};

const ofWish = (
  { kind, price, before }: Extract<Subject, { kind: 'price' | 'stock' }>,
  variant: VariantCard | undefined,
  { locale }: Reader,
): Shown => ({
  title: textIn(locale, `notifications.${kind}`, { name: variant?.name ?? '' }),
  text: textIn(locale, `notifications.${kind}Text`, {
    price: formatMoney(price, locale),
    before: formatMoney(before, locale),
  }),
  path: variant?.slug ? `/products/${variant.slug}` : '/wishlists',
  image: maybePicture(variant?.image?.replace(/^\/pictures\//, '')),
});

interface ArticleTitle {
  kind: ArticleKind;
  slug: string;
  title: Text;
  image: string;
  author_name: Text;
}

const ofArticle = (article: ArticleTitle | undefined, reader: Reader): Shown => ({
  title: textIn(reader.locale, 'notifications.article', { name: textFor(reader, article?.author_name ?? {}) }),
  text: article ? textFor(reader, article.title) : null,
  path: article ? articlePathOf(article) : '/articles',
  image: maybePicture(article?.image),
});

const ofPublication = (
  { publication_id, decision }: Extract<Subject, { kind: 'publication' }>,
  { locale }: Reader,
): Shown => ({
  title: textIn(locale, decision === 'publish' ? 'notifications.published' : 'notifications.rejected'),
  text: null,
  path: `/publications/${publication_id}`,
  image: null,
});

/** A notification in the reader's language, with the names of now. */
export const serializeNotification = (
  { id, subject, created_at, read_at }: NotificationRow,
  { variants, articles }: { variants: ReadonlyMap<number, VariantCard>; articles: ReadonlyMap<number, ArticleTitle> },
  reader: Reader,
): Notification => {
  const shown = (): Shown => {
    if (subject.kind === 'order') return ofOrder(subject, reader);
    if (subject.kind === 'publication') return ofPublication(subject, reader);
    if (subject.kind === 'article') return ofArticle(articles.get(subject.article_id), reader);
    if (subject.kind !== 'quote') return ofWish(subject, variants.get(subject.variant_id), reader);
    const title = textIn(reader.locale, 'notifications.quote', { number: subject.number });
    return { title, text: null, path: '/quotes', image: null };
  };
  return { id, kind: subject.kind, ...shown(), created_at: time(created_at), is_read: read_at !== null };
};
