import type { PublicationContent } from '@ortoo/contracts';
import type { Db } from '../../db/schema';
import { findOwnAuthor, insertOwnAuthor } from '../authors/api';
import { insertArticle, readingMinutes, updateArticle } from '../articles/api';
import { writtenIn } from './publication.rules';
import type { PublicationRow } from './publications.tables';
import { slugOf } from '../../http/slug.rules';

const nameOfPicture = (path: string): string => path.replace('/pictures/', '');

const fieldsOf = (content: PublicationContent, now: Date) => {
  const written = writtenIn(content);
  const textOf = (field: 'title' | 'summary' | 'image_alt') =>
    Object.fromEntries(written.map(([locale, text]) => [locale, text[field]]));
  const minutes = written.map(([, { body }]) => readingMinutes(body.content));
  return {
    title: textOf('title'),
    summary: textOf('summary'),
    image_alt: textOf('image_alt'),
    body: Object.fromEntries(written.map(([locale, { body }]) => [locale, body])),
    image: nameOfPicture(content.image ?? ''),
    tags: content.tags,
    reading_minutes: Math.max(1, ...minutes),
    updated_at: now,
  };
};

/** Copies a publication to the articles that readers see, at its time or now. Returns the id of the article. */
export const publish = async (trx: Db, row: PublicationRow, now: Date): Promise<number> => {
  const fields = fieldsOf(row.content, now);
  if (row.article_id !== null) {
    await updateArticle(trx, row.article_id, fields);
    return row.article_id;
  }
  const author = (await findOwnAuthor(trx, row.user_id)) ?? (await insertOwnAuthor(trx, row.user_id, now));
  const published_at = row.publish_at && row.publish_at > now ? row.publish_at : now;
  return insertArticle(trx, {
    ...fields,
    kind: row.kind,
    slug: slugOf(fields.title, 'article'),
    author_id: author,
    published_at,
  });
};
