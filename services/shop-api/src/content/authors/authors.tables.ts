import { sql } from 'kysely';
import { hasRow } from '../../db/has-row';
import { type PageRequest, readPage } from '../../db/page';
import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';
import { isShownAt } from '../shown-articles';

export const findAuthorName = (db: Db, slug: string) =>
  db.selectFrom('authors').select(['slug', 'name']).where('slug', '=', slug).executeTakeFirst();

interface Written {
  now: Date;
  /** What is counted; all when absent. */
  topics: readonly string[] | undefined;
}

const authors = (db: Db, { now, topics }: Written) =>
  db
    .selectFrom('authors')
    .select(['id', 'slug', 'name', 'bio', 'picture'])
    .select(
      sql<number>`(select count(*)::int from articles
        where articles.author_id = authors.id and articles.published_at <= ${now} and ${isShownAt(topics)})`.as(
        'articles_count',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from author_follows where author_follows.author_id = authors.id)`.as(
        'followers_count',
      ),
    );

/** The authors, those with most articles first. */
export const listAuthors = (db: Db, request: PageRequest & Written) =>
  readPage(authors(db, request).orderBy('articles_count', 'desc').orderBy('id'), request);

export type AuthorRow = Awaited<ReturnType<typeof listAuthors>>['rows'][number];

export const findAuthor = (db: Db, slug: string, written: Written): Promise<AuthorRow | undefined> =>
  authors(db, written).where('slug', '=', slug).executeTakeFirst();

interface NewAuthor {
  slug: string;
  name: Text;
  bio: Text;
  picture: string | null;
  now: Date;
}

/** False when the address is taken. */
export const insertAuthor = (db: Db, { slug, name, bio, picture, now }: NewAuthor): Promise<boolean> =>
  db
    .insertInto('authors')
    .values({ slug, name: JSON.stringify(name), bio: JSON.stringify(bio), picture, created_at: now })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('id')
    .$call(hasRow);

/** Addresses of the authors that a user follows, the latest first. */
export const findFollowed = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('author_follows')
    .innerJoin('authors', 'authors.id', 'author_follows.author_id')
    .select('authors.slug')
    .where('author_follows.user_id', '=', userId)
    .orderBy('author_follows.created_at', 'desc')
    .orderBy('authors.id')
    .execute();
  return rows.map(({ slug }) => slug);
};

export const insertFollow = async (trx: Db, userId: number, authorId: number, now: Date): Promise<void> => {
  await trx
    .insertInto('author_follows')
    .values({ user_id: userId, author_id: authorId, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const deleteFollow = async (db: Db, userId: number, authorId: number): Promise<void> => {
  await db.deleteFrom('author_follows').where('user_id', '=', userId).where('author_id', '=', authorId).execute();
};

/** Slugs of all authors, for crawlers. */
export const listAuthorSlugs = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('authors').select('slug').orderBy('id').execute();
  return rows.map(({ slug }) => slug);
};

interface Announced {
  article_id: number;
  user_id: number | null;
}

/**
 * Marks what has come out since the last call, and returns it with the followers of its authors; an article without
 * followers has one row without a user.
 */
export const takeUnannounced = async (trx: Db, now: Date): Promise<Announced[]> => {
  const { rows } = await sql<Announced>`
    with taken as (
      update articles set announced_at = ${now}
      where announced_at is null and published_at <= ${now}
      returning id, author_id)
    select taken.id as article_id, follows.user_id
    from taken left join author_follows as follows on follows.author_id = taken.author_id
    order by taken.id, follows.user_id`.execute(trx);
  return rows;
};

/** Id of the author as whom a user writes. */
export const findOwnAuthor = async (db: Db, userId: number): Promise<number | undefined> => {
  const row = await db.selectFrom('authors').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row?.id;
};

/** Makes the user an author, under the name of the account. */
export const insertOwnAuthor = async (trx: Db, userId: number, now: Date): Promise<number> => {
  const { id } = await trx
    .insertInto('authors')
    .columns(['slug', 'name', 'bio', 'user_id', 'created_at'])
    .expression(eb =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`'writer-' || id`.as('slug'),
          sql<string>`jsonb_build_object('mn', coalesce(nullif(trim(firstname || ' ' || lastname), ''), '–'))`.as(
            'name',
          ),
          sql<string>`'{}'::jsonb`.as('bio'),
          'id as user_id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', userId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
