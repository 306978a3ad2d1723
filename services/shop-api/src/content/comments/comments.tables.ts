import type { CommentReason, CommentSort, CommentState } from '@ortoo/contracts';
import { sql } from 'kysely';
import { type PageRequest, readPage } from '../../db/page';
import type { Db } from '../../db/schema';

const ratingOf = (rating: 1 | -1) => sql<number>`(select count(*)::int from comment_ratings r
  where r.comment_id = c.id and r.rating = ${sql.lit(rating)})`;

/** Comments with what is shown of their authors. */
const comments = (db: Db) =>
  db
    .selectFrom('comments as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('comment_names as n', 'n.user_id', 'c.user_id')
    .selectAll('c')
    .select(['u.firstname', 'u.lastname', 'n.name as chosen_name'])
    .select([ratingOf(1).as('likes'), ratingOf(-1).as('dislikes')]);

export type ShownComment = Awaited<ReturnType<typeof findThreads>>['rows'][number];

const orders = {
  newest: sql`c.created_at desc`,
  oldest: sql`c.created_at`,
  best: sql`(select coalesce(sum(r.rating), 0) from comment_ratings r where r.comment_id = c.id) desc`,
} satisfies Record<CommentSort, unknown>;

interface ThreadsRequest extends PageRequest {
  articleId: number;
  sort: CommentSort;
}

/** First comments of the threads of an article; one that was taken back only while it has answers. */
export const findThreads = (db: Db, { articleId, sort, ...page }: ThreadsRequest) =>
  readPage(
    comments(db)
      .where('c.article_id', '=', articleId)
      .where('c.thread_id', 'is', null)
      .where(
        sql<boolean>`(c.state = 'approved' or (c.state = 'removed' and exists (
          select from comments reply where reply.thread_id = c.id and reply.state = 'approved')))`,
      )
      .orderBy(orders[sort])
      .orderBy('c.id', sort === 'oldest' ? 'asc' : 'desc'),
    page,
  );

/** Answers in threads, the oldest first, each with the one it answers. */
export const findReplies = (db: Db, threadIds: readonly number[]) =>
  comments(db)
    .leftJoin('comments as to', 'to.id', 'c.reply_to_id')
    .leftJoin('users as tu', 'tu.id', 'to.user_id')
    .leftJoin('comment_names as tn', 'tn.user_id', 'to.user_id')
    .select(['to.thread_id as to_thread_id', 'to.author as to_author', 'tu.firstname as to_firstname'])
    .select(['tu.lastname as to_lastname', 'tn.name as to_chosen_name'])
    .where('c.thread_id', '=', sql<number>`any(${[...threadIds]}::int[])`)
    .where('c.state', '=', 'approved')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();

export type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number];

export const countComments = async (db: Db, articleId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('comments as c')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('c.article_id', '=', articleId)
    .where('c.state', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
};

/** Comments of a user on an article in any state but removed, the newest first. */
export const findOwn = (db: Db, articleId: number, userId: number) =>
  comments(db)
    .where('c.article_id', '=', articleId)
    .where('c.user_id', '=', userId)
    .where('c.state', '!=', 'removed')
    .orderBy('c.id', 'desc')
    .execute();

export const findRatings = (db: Db, articleId: number, userId: number) =>
  db
    .selectFrom('comment_ratings as r')
    .innerJoin('comments as c', 'c.id', 'r.comment_id')
    .select(['c.id', 'r.rating'])
    .where('c.article_id', '=', articleId)
    .where('r.user_id', '=', userId)
    .execute();

export const findComment = (db: Db, id: number): Promise<ShownComment | undefined> =>
  comments(db).where('c.id', '=', id).executeTakeFirst();

/** These comments in the order of the ids, in any state. */
export const findComments = async (db: Db, ids: readonly number[]): Promise<ShownComment[]> => {
  const rows = await comments(db)
    .where('c.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** A comment of this article that readers see and may answer; nobody removes its thread before the commit. */
export const findAnswered = async (trx: Db, articleId: number, id: number) => {
  const { rows } = await sql<{ id: number; thread_id: number | null }>`
    select c.id, c.thread_id from comments c join comments thread on thread.id = coalesce(c.thread_id, c.id)
    where c.id = ${id} and c.article_id = ${articleId}
      and (c.state = 'approved' or (c.state = 'removed' and c.thread_id is null))
    for key share of c, thread`.execute(trx);
  return rows[0];
};

/** Comments of one user are written one after the other, so that a double click is one comment. */
export const lockWriter = async (trx: Db, userId: number): Promise<void> => {
  await sql`select id from users where id = ${userId} for no key update`.execute(trx);
};

/** What a user has written since a moment, on any article. */
export const findRecentTexts = async (db: Db, userId: number, since: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('comments')
    .select('text')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ text }) => text);
};

/** Number of a user's comments that are published, one with this id not counted. */
export const countApproved = async (db: Db, userId: number, exceptId = 0): Promise<number> => {
  const { count } = await db
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'approved')
    .where('id', '!=', exceptId)
    .executeTakeFirstOrThrow();
  return count;
};

interface NewComment {
  article_id: number;
  thread_id: number | null;
  reply_to_id: number | null;
  user_id: number;
  text: string;
  state: CommentState;
  reason: CommentReason | null;
  created_at: Date;
}

export const insertComment = async (db: Db, comment: NewComment): Promise<number> => {
  const { id } = await db
    .insertInto('comments')
    .values({ ...comment, author: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface Change {
  text: string;
  state: CommentState;
  reason: CommentReason | null;
  now: Date;
}

/** Changes the text of an own comment that was not refused; false when there is none. */
export const changeText = async (db: Db, id: number, userId: number, { now, ...change }: Change): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ ...change, edited_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'in', ['approved', 'held'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Takes an own comment back; when it has answers, an empty one stays in its place. */
export const removeComment = async (trx: Db, id: number, userId: number): Promise<boolean> => {
  const own = await trx
    .selectFrom('comments')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '!=', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (!own) return false;
  const reply = await trx.selectFrom('comments').select('id').where('thread_id', '=', id).limit(1).executeTakeFirst();
  if (!reply) {
    await trx.deleteFrom('comments').where('id', '=', id).execute();
    return true;
  }
  await trx
    .updateTable('comments')
    .set({ state: 'removed', text: '', author: '', user_id: null, reason: null, note: null })
    .where('id', '=', id)
    .execute();
  return true;
};

/** Sets a reader's rating, or takes it back. Returns the numbers of both. */
export const rate = async (trx: Db, id: number, userId: number, rating: 1 | 0 | -1) => {
  if (rating === 0) {
    await trx.deleteFrom('comment_ratings').where('comment_id', '=', id).where('user_id', '=', userId).execute();
  } else {
    await trx
      .insertInto('comment_ratings')
      .values({ comment_id: id, user_id: userId, rating })
      .onConflict(conflict => conflict.columns(['comment_id', 'user_id']).doUpdateSet({ rating }))
      .execute();
  }
  return trx
    .selectFrom('comment_ratings')
    .select([
      sql<number>`count(*) filter (where rating = 1)::int`.as('likes'),
      sql<number>`count(*) filter (where rating = -1)::int`.as('dislikes'),
    ])
    .where('comment_id', '=', id)
    .executeTakeFirstOrThrow();
};

interface Report {
  id: number;
  userId: number;
  reason: CommentReason;
  now: Date;
}

/** Adds a reader's report, once; holds the comment back from this number of readers on, unless staff have read it. */
export const report = async (trx: Db, { id, userId, reason, now }: Report, limit: number): Promise<void> => {
  await trx
    .insertInto('comment_reports')
    .values({ comment_id: id, user_id: userId, reason, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await trx
    .updateTable('comments')
    .set({ state: 'held', reason: 'reported' })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where(sql<boolean>`(select count(*) from comment_reports where comment_id = ${id}) >= ${limit}`)
    .execute();
};

export const findName = async (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('comment_names as n', 'n.user_id', 'u.id')
    .select(['u.firstname', 'u.lastname', 'n.name as chosen_name'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export const saveName = async (db: Db, userId: number, name: string | null): Promise<void> => {
  if (name === null) {
    await db.deleteFrom('comment_names').where('user_id', '=', userId).execute();
    return;
  }
  await db
    .insertInto('comment_names')
    .values({ user_id: userId, name })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ name }))
    .execute();
};
