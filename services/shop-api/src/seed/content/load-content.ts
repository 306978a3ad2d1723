import type { Block } from '@ortoo/contracts';
import type { Kysely } from 'kysely';
import { transact } from '../../db/changes';
import { findDeliveryChoices } from '../../delivery/api';
import type { Tables } from '../../db/schema';
import { seedArticles } from './articles';
import { seedPages } from './pages';
import { authors, type SeedArticle, tags } from './shape';

const day = 86_400_000;
const wordsPerMinute = 160;
const json = JSON.stringify;

const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.join(' ');
  return block.kind === 'picture' ? '' : block.text;
};

const readingMinutes = (body: readonly Block[]): number =>
  Math.max(1, Math.round(body.map(textOf).join(' ').split(/\s+/).length / wordsPerMinute));

const articleRow = (article: SeedArticle, now: Date) => ({
  slug: article.slug,
  title: json(article.title),
  summary: json(article.summary),
  body: json(article.body),
  image: article.image,
  image_alt: json(article.imageAlt),
  tags: json(article.tags.map(code => ({ code, name: tags[code] }))),
  author_name: json(authors[article.author]),
  published_at: new Date(now.getTime() - article.daysAgo * day),
  reading_minutes: readingMinutes(article.body.mn ?? []),
});

/** Gives a database that has no articles the example ones; also one whose products were loaded by an earlier version. */
export const seedContent = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const known = await db.selectFrom('articles').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await transact(db, async trx => {
    const ways = await findDeliveryChoices(trx);
    await trx
      .insertInto('articles')
      .values(seedArticles.map(article => articleRow(article, now)))
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await trx
      .insertInto('pages')
      .values(
        seedPages(ways).map(({ slug, title, summary, body }) => ({
          slug,
          title: json(title),
          summary: json(summary),
          body: json(body),
          updated_at: now,
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
};
