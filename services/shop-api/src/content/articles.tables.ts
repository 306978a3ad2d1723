import { type Selectable, sql } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';
import type { TagRow } from '../db/schema.content';

export type ArticleRow = Selectable<Tables['articles']>;
export type PageRow = Selectable<Tables['pages']>;

interface ArticleFilter {
  tag?: string | undefined;
  now: Date;
}

const published = (db: Db, { tag, now }: ArticleFilter) => {
  const query = db.selectFrom('articles').where('published_at', '<=', now);
  return tag === undefined ? query : query.where(sql<boolean>`tags @> ${JSON.stringify([{ code: tag }])}::jsonb`);
};

export const listArticles = (db: Db, filter: ArticleFilter & PageRequest) =>
  readPage(published(db, filter).selectAll().orderBy('published_at', 'desc').orderBy('id', 'desc'), filter);

/** Every tag of a published article with the number of its articles, most used first. */
export const countTags = async (db: Db, now: Date): Promise<(TagRow & { count: number })[]> => {
  const { rows } = await sql<TagRow & { count: number }>`
    select tag ->> 'code' as code, (array_agg(tag -> 'name'))[1] as name, count(*)::int as count
    from articles, jsonb_array_elements(tags) as tag
    where published_at <= ${now}
    group by tag ->> 'code'
    order by count(*) desc, tag ->> 'code'`.execute(db);
  return rows;
};

export const findArticle = (db: Db, slug: string, now: Date): Promise<ArticleRow | undefined> =>
  published(db, { now }).selectAll().where('slug', '=', slug).executeTakeFirst();

export const findPage = (db: Db, slug: string): Promise<PageRow | undefined> =>
  db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Addresses of every published article and page. */
export const listAllSlugs = async (db: Db, now: Date): Promise<{ articles: string[]; pages: string[] }> => {
  const [articles, pages] = await Promise.all([
    published(db, { now }).select('slug').orderBy('id').execute(),
    db.selectFrom('pages').select('slug').orderBy('slug').execute(),
  ]);
  return { articles: articles.map(({ slug }) => slug), pages: pages.map(({ slug }) => slug) };
};
