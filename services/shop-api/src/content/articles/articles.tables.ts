import type { ArticleDocument, ArticleKind } from '@ortoo/contracts';
import { type Selectable, sql } from 'kysely';
import { type PageRequest, readPage } from '../../db/page';
import type { Db, Tables } from '../../db/schema';
import type { Text } from '../../db/schema.types';
import { isShownAt } from '../shown-articles';

export type PageRow = Selectable<Tables['pages']>;

export interface ArticleFilter {
  now: Date;
  /** Both when absent. */
  kind?: ArticleKind | undefined;
  tag?: string | undefined;
  /** Slug. */
  author?: string | undefined;
  /** Those of a site; all when absent. */
  topics?: readonly string[] | undefined;
  /** Words that all occur in the title, the summary or the author's name. */
  words?: readonly string[];
}

export const published = (db: Db, { now, kind, tag, author, topics, words = [] }: ArticleFilter) => {
  let query = db
    .selectFrom('articles')
    .innerJoin('authors', 'authors.id', 'articles.author_id')
    .where('articles.published_at', '<=', now)
    .where(isShownAt(topics));
  if (kind) query = query.where('articles.kind', '=', kind);
  if (author) query = query.where('authors.slug', '=', author);
  if (tag) query = query.where(sql<boolean>`articles.tags @> ${JSON.stringify([tag])}::jsonb`);
  for (const word of words)
    query = query.where(
      sql<boolean>`position(lower(${word}) in lower(concat_ws(' ', title, summary, authors.name))) > 0`,
    );
  return query;
};

const commentsCount = sql<number>`(select count(*)::int from comments
  where comments.article_id = articles.id and comments.state = 'approved')`;

const cards = (db: Db, filter: ArticleFilter) =>
  published(db, filter)
    .select([
      ...(['articles.id', 'kind', 'articles.slug', 'title', 'summary', 'image', 'image_alt', 'tags'] as const),
      ...(['published_at', 'reading_minutes', 'authors.slug as author_slug', 'authors.name as author_name'] as const),
    ])
    .select(commentsCount.as('comments_count'));

export type ArticleCardRow = Awaited<ReturnType<typeof findArticles>>[number];

export const listArticles = (db: Db, filter: ArticleFilter & PageRequest) =>
  readPage(cards(db, filter).orderBy('published_at', 'desc').orderBy('articles.id', 'desc'), filter);

/** Published ones of these articles, in the order of the ids. */
export const findArticles = async (db: Db, ids: readonly number[], filter: ArticleFilter) => {
  const rows = await cards(db, filter)
    .where('articles.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

export const findArticle = (db: Db, slug: string, filter: ArticleFilter) =>
  cards(db, filter)
    .select(['body', 'related_slugs', 'articles.updated_at', 'authors.bio as author_bio'])
    .select('authors.picture as author_picture')
    .where('articles.slug', '=', slug)
    .executeTakeFirst();

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Id of a published article. */
export const findArticleId = async (db: Db, slug: string, filter: ArticleFilter): Promise<number | undefined> => {
  const row = await published(db, filter).select('articles.id').where('articles.slug', '=', slug).executeTakeFirst();
  return row?.id;
};

/** What to read next: what the article names, then what has most of its tags, the newest first. */
export const findRelated = (
  db: Db,
  { id, tags, related_slugs }: Pick<ArticleRow, 'id' | 'tags' | 'related_slugs'>,
  { limit, ...filter }: ArticleFilter & { limit: number },
): Promise<ArticleCardRow[]> =>
  cards(db, filter)
    .where('articles.id', '!=', id)
    .where(
      sql<boolean>`(articles.slug = any(${related_slugs}::text[]) or jsonb_exists_any(articles.tags, ${tags}::text[]))`,
    )
    .orderBy(sql`array_position(${related_slugs}::text[], articles.slug)`, 'asc')
    .orderBy(
      sql`(select count(*) from jsonb_array_elements_text(articles.tags) as tag where tag = any(${tags}::text[]))`,
      'desc',
    )
    .orderBy('published_at', 'desc')
    .orderBy('articles.id')
    .limit(limit)
    .execute();

/** What the authors have published whom a user follows, the newest first. */
export const listFollowedArticles = (db: Db, userId: number, request: ArticleFilter & PageRequest) =>
  readPage(
    cards(db, request)
      .where('articles.author_id', 'in', sql<number>`(select author_id from author_follows where user_id = ${userId})`)
      .orderBy('published_at', 'desc')
      .orderBy('articles.id', 'desc'),
    request,
  );

export const findPage = (db: Db, slug: string): Promise<PageRow | undefined> =>
  db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Addresses of every page of the shop. */
export const listPageSlugs = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('pages').select('slug').orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
};

/** What notifications show of articles, also of one that is no longer published. */
export const findTitles = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('articles')
    .innerJoin('authors', 'authors.id', 'articles.author_id')
    .select(['articles.id', 'kind', 'articles.slug', 'title', 'image', 'authors.name as author_name'])
    .where('articles.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(row => [row.id, row]));
};

/** Published articles and news with their languages, for crawlers. */
export const listForCrawlers = (db: Db, filter: ArticleFilter) =>
  published(db, filter)
    .select(['kind', 'articles.slug', 'title', 'published_at', 'articles.updated_at'])
    .select(sql<string[]>`array(select jsonb_object_keys(body))`.as('locales'))
    .orderBy('articles.id')
    .execute();

interface ArticleFields {
  title: Text;
  summary: Text;
  image_alt: Text;
  body: Text<ArticleDocument>;
  image: string;
  tags: readonly string[];
  reading_minutes: number;
  updated_at: Date;
}

const valuesOf = ({ title, summary, image_alt, body, tags, ...rest }: ArticleFields) => ({
  ...rest,
  title: JSON.stringify(title),
  summary: JSON.stringify(summary),
  image_alt: JSON.stringify(image_alt),
  body: JSON.stringify(body),
  tags: JSON.stringify(tags),
});

interface NewArticle extends ArticleFields {
  kind: ArticleKind;
  /** Gets a number when it is taken. */
  slug: string;
  author_id: number;
  published_at: Date;
}

export const insertArticle = async (
  trx: Db,
  { kind, slug, author_id, published_at, ...fields }: NewArticle,
): Promise<number> => {
  const insert = (address: string) =>
    trx
      .insertInto('articles')
      .values({ ...valuesOf(fields), kind, slug: address, author_id, published_at, related_slugs: '[]' })
      .onConflict(conflict => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
  for (let number = 1; ; number += 1) {
    const row = await insert(number === 1 ? slug : `${slug}-${number}`);
    if (row) return row.id;
  }
};

export const updateArticle = async (trx: Db, id: number, fields: ArticleFields): Promise<void> => {
  await trx.updateTable('articles').set(valuesOf(fields)).where('id', '=', id).execute();
};
