import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** What is published, each with the transactions that wrote it and its author last. */
export const findVersions = async (db: Db, now: Date): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; version: string }>`
    select articles.id, articles.xmin || ' ' || authors.xmin as version
    from articles join authors on authors.id = articles.author_id
    where published_at <= ${now}`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Those of these articles that are published, in all languages. */
export const findForIndex = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('articles')
    .innerJoin('authors', 'authors.id', 'articles.author_id')
    .select(['articles.id', 'kind', 'articles.slug', 'title', 'summary', 'body', 'image', 'tags', 'published_at'])
    .select(['authors.slug as author', 'authors.name as author_name'])
    .where('articles.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('published_at', '<=', now)
    .execute();
