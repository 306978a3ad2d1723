import type { ArticleKind, CommentReason, CommentState } from '@ortoo/contracts';
import { sql } from 'kysely';
import { hasRow } from '../../db/has-row';
import { type PageRequest, readPage } from '../../db/page';
import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';

/** Comments in one state with their articles and reports, the longest waiting first. */
export const listByState = async (db: Db, { state, ...page }: PageRequest & { state: CommentState }) => {
  const { rows, paging } = await readPage(
    db.selectFrom('comments').select('id').where('state', '=', state).orderBy('created_at').orderBy('id'),
    page,
  );
  return { ids: rows.map(({ id }) => id), paging };
};

interface CommentedArticle {
  comment_id: number;
  kind: ArticleKind;
  slug: string;
  title: Text;
}

export const findArticlesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, CommentedArticle>> => {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('articles', 'articles.id', 'comments.article_id')
    .select(['comments.id as comment_id', 'kind', 'slug', 'title'])
    .where('comments.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(row => [row.comment_id, row]));
};

export const countReports = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('comment_reports')
    .select(['comment_id', 'reason', sql<number>`count(*)::int`.as('count')])
    .where('comment_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .groupBy(['comment_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();

interface Decision {
  state: 'approved' | 'refused';
  reason: CommentReason | null;
  note: string | null;
}

/** Publishes a comment or hides it. What readers have reported so far is decided with it. */
export const decideComment = async (trx: Db, id: number, decision: Decision): Promise<boolean> => {
  const isFound = await trx
    .updateTable('comments')
    .set(decision)
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .returning('id')
    .$call(hasRow);
  if (isFound) await trx.deleteFrom('comment_reports').where('comment_id', '=', id).execute();
  return isFound;
};
