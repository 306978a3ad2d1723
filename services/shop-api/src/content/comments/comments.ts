import type { ArticleKind, CommentSort, Comments, OwnComment, OwnComments } from '@ortoo/contracts';
import { transact } from '../../db/changes';
import { DomainError, fieldError } from '../../http/domain-error';
import type { PageRequest } from '../../db/page';
import type { Shop } from '../../shop';
import { findArticleId } from '../articles/api';
import { nameOf, serializeOwn, serializeThread } from './comment.mapper';
import { isAllowedName, isSameText, reasonToHold, reportsToHold } from './comment.rules';
import * as tables from './comments.tables';
import type { ShownComment } from './comments.tables';

/** Within this time, in milliseconds, nobody may write the same twice. */
const repeatedWithin = 24 * 3_600_000;

/** What a comment is about. */
export interface Subject {
  kind: ArticleKind;
  slug: string;
  /** Of the site that shows it; all when absent. */
  topics: readonly string[] | undefined;
}

const requireArticle = async ({ db, clock }: Shop, { slug, ...subject }: Subject): Promise<number> => {
  const id = await findArticleId(db, slug, { ...subject, now: clock() });
  if (id === undefined) throw new DomainError('NOT_FOUND');
  return id;
};

export const readComments = async (
  shop: Shop,
  subject: Subject,
  request: PageRequest & { sort: CommentSort },
): Promise<Comments> => {
  const articleId = await requireArticle(shop, subject);
  const [{ rows, paging }, comments_count] = await Promise.all([
    tables.findThreads(shop.db, { ...request, articleId }),
    tables.countComments(shop.db, articleId),
  ]);
  const replies = await tables.findReplies(
    shop.db,
    rows.map(({ id }) => id),
  );
  return { ...paging, threads: rows.map(row => serializeThread(row, replies)), comments_count };
};

export const readOwn = async (shop: Shop, subject: Subject, userId: number): Promise<OwnComments> => {
  const articleId = await requireArticle(shop, subject);
  const [comments, ratings, name] = await Promise.all([
    tables.findOwn(shop.db, articleId, userId),
    tables.findRatings(shop.db, articleId, userId),
    tables.findName(shop.db, userId),
  ]);
  return {
    comments: comments.map(serializeOwn),
    ratings,
    name: nameOf({ ...name, author: '' }),
    chosen_name: name.chosen_name,
  };
};

const requireComment = async (shop: Shop, id: number): Promise<ShownComment> => {
  const row = await tables.findComment(shop.db, id);
  if (!row) throw new DomainError('COMMENT_NOT_FOUND');
  return row;
};

/** Whether a text is published at once. */
const decisionOn = async (db: Shop['db'], userId: number, text: string, id?: number) => {
  const reason = reasonToHold(text, await tables.countApproved(db, userId, id));
  return { state: reason ? ('held' as const) : ('approved' as const), reason: reason ?? null };
};

interface NewComment {
  comment: string;
  reply_id?: number | undefined;
}

export const writeComment = async (
  shop: Shop,
  subject: Subject,
  userId: number,
  { comment: text, reply_id }: NewComment,
): Promise<OwnComment> => {
  const { db, clock } = shop;
  const articleId = await requireArticle(shop, subject);
  const now = clock();
  const id = await transact(db, async trx => {
    await tables.lockWriter(trx, userId);
    const answered = reply_id === undefined ? undefined : await tables.findAnswered(trx, articleId, reply_id);
    if (reply_id !== undefined && !answered) throw new DomainError('COMMENT_NOT_FOUND');
    const recent = await tables.findRecentTexts(trx, userId, new Date(now.getTime() - repeatedWithin));
    if (recent.some(known => isSameText(known, text))) throw fieldError('comment', 'COMMENT_REPEATED');
    return tables.insertComment(trx, {
      article_id: articleId,
      thread_id: answered ? (answered.thread_id ?? answered.id) : null,
      reply_to_id: answered?.id ?? null,
      user_id: userId,
      text,
      ...(await decisionOn(trx, userId, text)),
      created_at: now,
    });
  });
  return serializeOwn(await requireComment(shop, id));
};

/** Staff's decision on the old text does not hold for a new one; a report does. */
export const editComment = async (shop: Shop, id: number, userId: number, text: string): Promise<OwnComment> => {
  const { state, reason } = await requireComment(shop, id);
  const decision = await decisionOn(shop.db, userId, text, id);
  const isReported = state === 'held' && reason === 'reported';
  const change = isReported ? { state, reason } : decision;
  const isChanged = await tables.changeText(shop.db, id, userId, { text, ...change, now: shop.clock() });
  if (!isChanged) throw new DomainError('COMMENT_NOT_FOUND');
  return serializeOwn(await requireComment(shop, id));
};

export const takeBack = async (shop: Shop, id: number, userId: number): Promise<void> => {
  const isRemoved = await transact(shop.db, trx => tables.removeComment(trx, id, userId));
  if (!isRemoved) throw new DomainError('COMMENT_NOT_FOUND');
};

/** A published comment of another reader. */
const requireOthers = async (shop: Shop, id: number, userId: number): Promise<void> => {
  const { state, user_id } = await requireComment(shop, id);
  if (state !== 'approved') throw new DomainError('COMMENT_NOT_FOUND');
  if (user_id === userId) throw new DomainError('COMMENT_OWN');
};

export const rateComment = async (shop: Shop, id: number, userId: number, rating: 1 | 0 | -1) => {
  await requireOthers(shop, id, userId);
  return transact(shop.db, trx => tables.rate(trx, id, userId, rating));
};

export const reportComment = async (
  shop: Shop,
  report: Omit<Parameters<typeof tables.report>[1], 'now'>,
): Promise<void> => {
  await requireOthers(shop, report.id, report.userId);
  await transact(shop.db, trx => tables.report(trx, { ...report, now: shop.clock() }, reportsToHold));
};

export const chooseName = async (shop: Shop, userId: number, name: string | null) => {
  const chosen = name?.replace(/\s+/gu, ' ') ?? null;
  if (chosen !== null && !isAllowedName(chosen)) throw fieldError('name', 'COMMENT_NAME');
  await tables.saveName(shop.db, userId, chosen);
  const row = await tables.findName(shop.db, userId);
  return { name: nameOf({ ...row, author: '' }), chosen_name: row.chosen_name };
};
