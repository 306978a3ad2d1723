import {
  hasAspects,
  type MyReview,
  type Review,
  type ReviewForm,
  reviewLimits,
  type Reviews,
  type ReviewScores,
} from '@ortoo/contracts';
import { readUser } from '../account/api';
import { findProductKind } from '../catalog/api';
import { hasBought } from '../orders/api';
import { picturePath } from '../http/display';
import { pagingOf } from '../http/paging';
import type { Reader } from '../http/locale';
import { DomainError, fieldError } from '../http/domain-error';
import type { Shop } from '../shop';
import { audit, type StaffRequest } from '../staff/api';
import { changed, transact } from '../db/changes';
import { dropImages, storeImages, type StoredImage } from './images';
import { authorName, serializeReview } from './review.mapper';
import { inOrder, scoresOf } from './review-scores.rules';
import { countOf, summaryOf } from './review-summary.rules';
import * as tables from './reviews.tables';
import type { ReviewRow, Subject } from './reviews.tables';

export const readReviews = async (
  shop: Shop,
  subject: Subject,
  requested: tables.ReviewsRequest,
  { locale }: Reader,
): Promise<Reviews> => {
  const stars = await tables.countStars(shop.db, subject);
  const count = countOf(stars, requested);
  const isScored = stars.some(({ scored }) => scored > 0);
  const [rows, scores] = await Promise.all([
    count > 0 ? tables.listReviews(shop.db, subject, requested, locale) : [],
    isScored ? tables.averageScores(shop.db, subject) : [],
  ]);
  const paging = pagingOf(requested.page, requested.per_page, rows.length, count);
  return { ...paging, reviews: rows.map(serializeReview), ...summaryOf(stars), scores: inOrder(scores) };
};

export const readMine = async (shop: Shop, subject: Subject, userId: number): Promise<MyReview> => {
  const [row, helpful, verified] = await Promise.all([
    tables.findOwnReview(shop.db, subject, userId),
    tables.findVotes(shop.db, subject, userId),
    hasBought(shop.db, userId, subject),
  ]);
  return { review: row ? serializeReview(row) : null, helpful, verified };
};

/** Updates the totals of a product in the same transaction. Totals of vendors are not stored, but cached. */
const withTotals = <T>(shop: Shop, { of, id }: Subject, change: (trx: Shop['db']) => Promise<T>): Promise<T> =>
  transact(shop.db, async trx => {
    if (of === 'product_id') await tables.lockTotals(trx, id);
    const result = await change(trx);
    await (of === 'product_id' ? tables.countTotals(trx, id) : changed(trx, 'vendor', [id]));
    await changed(trx, 'review');
    return result;
  });

/** Runs the work for new pictures; deletes them when it fails. */
const withImages = async <T>(shop: Shop, form: ReviewForm, work: (images: StoredImage[]) => Promise<T>) => {
  const names = form['images[][name]'];
  const files = form['images[][file]'].map((file, at) => ({ ...file, name: names[at] ?? file.name }));
  const images = await storeImages(shop, files);
  try {
    return await work(images);
  } catch (error) {
    await dropImages(shop, images);
    throw error;
  }
};

/** The scores of a form; only those of a hotel are accepted. */
const acceptScores = async (shop: Shop, { of, id }: Subject, form: ReviewForm): Promise<ReviewScores> => {
  const scores = scoresOf(form);
  if (Object.keys(scores).length === 0) return scores;
  const kind = of === 'product_id' ? await findProductKind(shop.db, id) : undefined;
  if (!kind || !hasAspects(kind)) throw fieldError('scores', 'REVIEW_SCORES');
  return scores;
};

export const subjectOf = ({ product_id, vendor_id }: ReviewRow): Subject =>
  product_id === null ? { of: 'vendor_id', id: vendor_id ?? 0 } : { of: 'product_id', id: product_id };

export const writeReview = async (
  shop: Shop,
  subject: Subject,
  userId: number,
  form: ReviewForm,
  reader: Reader,
): Promise<Review> => {
  if (await tables.findOwnReview(shop.db, subject, userId)) throw new DomainError('REVIEW_EXISTS');
  const scores = await acceptScores(shop, subject, form);
  const [user, verified] = await Promise.all([readUser(shop, userId, reader), hasBought(shop.db, userId, subject)]);
  const row = await withImages(shop, form, async images => {
    const review = {
      user_id: userId,
      author: authorName(user),
      rating: form.rating,
      scores: JSON.stringify(scores),
      comment: form.comment,
      images: JSON.stringify(images),
      state: 'pending' as const,
      reason: null,
      verified,
      created_at: shop.clock(),
    };
    const inserted = await tables.insertReview(shop.db, subject, review);
    if (!inserted) throw new DomainError('REVIEW_EXISTS');
    return inserted;
  });
  return serializeReview(row);
};

const requireOwn = async (shop: Shop, id: number, userId: number): Promise<ReviewRow> => {
  const row = await tables.findReview(shop.db, id);
  if (row?.user_id !== userId) throw new DomainError('REVIEW_NOT_FOUND');
  return row;
};

export const editReview = async (shop: Shop, id: number, userId: number, form: ReviewForm): Promise<Review> => {
  const row = await requireOwn(shop, id, userId);
  const subject = subjectOf(row);
  const staying = row.images.filter(({ file }) => form['images[][keep]'].includes(picturePath(file)));
  if (staying.length + form['images[][file]'].length > reviewLimits.images) {
    throw fieldError('images', 'IMAGES_TOO_MANY');
  }
  const scores = await acceptScores(shop, subject, form);
  const verified = await hasBought(shop.db, userId, subject);
  const edited = await withImages(shop, form, async added => {
    const { rating, comment } = form;
    const images = [...staying, ...added];
    const change = { rating, scores, comment, images, verified, now: shop.clock() };
    const result = await withTotals(shop, subject, trx => tables.changeReview(trx, id, change));
    if (!result) throw new DomainError('REVIEW_NOT_FOUND');
    return result;
  });
  await dropImages(
    shop,
    row.images.filter(image => !staying.includes(image)),
  );
  return serializeReview(edited);
};

export const removeReview = async (shop: Shop, id: number, userId: number): Promise<void> => {
  const row = await requireOwn(shop, id, userId);
  await withTotals(shop, subjectOf(row), trx => tables.deleteReview(trx, id));
  await dropImages(shop, row.images);
};

/** Publishes a review, or hides it. */
export const decide = async (
  shop: Shop,
  request: StaffRequest,
  id: number,
  decision: { state: 'approved' | 'refused'; reason: string | null },
): Promise<ReviewRow> => {
  const row = await tables.findReview(shop.db, id);
  if (!row) throw new DomainError('REVIEW_NOT_FOUND');
  const decided = await withTotals(shop, subjectOf(row), async trx => {
    const review = await tables.decideReview(trx, id, decision);
    const change = { before: { state: row.state, reason: row.reason }, after: decision, reason: decision.reason };
    if (review) await audit(trx, request, { subject: 'review', id, ...change });
    return review;
  });
  if (!decided) throw new DomainError('REVIEW_NOT_FOUND');
  return decided;
};
