import type { Kysely } from 'kysely';
import { readingMinutes } from '../../content/api';
import { transact } from '../../db/changes';
import type { Tables } from '../../db/schema';
import { findDeliveryChoices } from '../../delivery/api';
import { seedArticles } from './articles';
import { authors } from './authors';
import { documentsOf } from './documents';
import { loadComments } from './load-comments';
import { seedPages } from './pages';
import { type SeedArticle, tags } from './shape';

const day = 86_400_000;
const json = JSON.stringify;

type Ids = ReadonlyMap<string, number>;

const articleRow = (article: SeedArticle, now: Date, { products, authorIds }: { products: Ids; authorIds: Ids }) => {
  const body = documentsOf(article.body, products);
  const published_at = new Date(now.getTime() - article.daysAgo * day);
  return {
    kind: article.kind ?? ('article' as const),
    slug: article.slug,
    title: json(article.title),
    summary: json(article.summary),
    body: json(body),
    image: article.image,
    image_alt: json(article.imageAlt),
    tags: json(article.tags),
    author_id: authorIds.get(article.author) ?? 0,
    related_slugs: json(article.related ?? []),
    published_at,
    updated_at: published_at,
    announced_at: published_at,
    reading_minutes: readingMinutes(body.mn?.content ?? []),
  };
};

const loadAuthors = async (trx: Kysely<Tables>, now: Date): Promise<Ids> => {
  const rows = Object.entries(authors).map(([slug, { name, bio, picture }]) => ({
    ...{ slug, name: json(name), bio: json(bio), picture, created_at: now },
  }));
  await trx
    .insertInto('authors')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const known = await trx.selectFrom('authors').select(['id', 'slug']).execute();
  return new Map(known.map(({ id, slug }) => [slug, id]));
};

const loadTags = async (trx: Kysely<Tables>): Promise<void> => {
  const rows = Object.entries(tags).map(([code, { name, description }]) => ({
    ...{ code, name: json(name), description: json(description) },
  }));
  await trx
    .insertInto('article_tags')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

const loadArticles = async (trx: Kysely<Tables>, now: Date): Promise<void> => {
  const authorIds = await loadAuthors(trx, now);
  const found = await trx.selectFrom('products').select(['id', 'slug']).execute();
  const products: Ids = new Map(found.map(({ id, slug }) => [slug, id]));
  const rows = await trx
    .insertInto('articles')
    .values(seedArticles.map(article => articleRow(article, now, { products, authorIds })))
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'slug', 'published_at'])
    .execute();
  await loadComments(trx, rows, now);
};

const loadPages = async (trx: Kysely<Tables>, now: Date): Promise<void> => {
  const rows = seedPages(await findDeliveryChoices(trx)).map(({ slug, title, summary, body }) => ({
    slug,
    title: json(title),
    summary: json(summary),
    body: json(documentsOf(body)),
    updated_at: now,
  }));
  await trx
    .insertInto('pages')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** Gives a database that has no articles the example ones; also one whose products were loaded by an earlier version. */
export const seedContent = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const known = await db.selectFrom('articles').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await transact(db, async trx => {
    await loadTags(trx);
    await loadArticles(trx, now);
    await loadPages(trx, now);
  });
};
