import { reviewAspects, scoreField, type Review, type Reviews } from '@ortoo/contracts';
import {
  addProductReview,
  addVendorReview,
  changeReview,
  markReviewHelpful,
  removeReview,
  unmarkReviewHelpful,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type CallOptions } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import type { QueryClient } from '@tanstack/react-query';
import type { ReviewDraft } from './draft.store';
import { myReviewKey, myReviewQuery, reviewsKey, type ReviewSubject } from './reviews.queries';

interface Thanks {
  review: Review;
  subject: ReviewSubject;
  userId: number;
  helpful: boolean;
}

/** Marks a review as helpful or reverts it. An error is shown; the screen then shows the server's state. */
export const sayHelpful = async (client: QueryClient, { review, subject, userId, helpful }: Thanks): Promise<void> => {
  const endpoint = helpful ? markReviewHelpful : unmarkReviewHelpful;
  try {
    const answer = await call(apiOf(client), endpoint, { params: { id: review.id } });
    client.setQueriesData<Reviews>(
      { queryKey: reviewsKey(subject) },
      data =>
        data && { ...data, reviews: data.reviews.map(one => (one.id === review.id ? { ...one, ...answer } : one)) },
    );
    client.setQueryData(myReviewQuery(subject, userId).queryKey, mine => {
      const others = mine?.helpful.filter(id => id !== review.id) ?? [];
      return mine && { ...mine, helpful: helpful ? [...others, review.id] : others };
    });
  } catch (error) {
    warnOf(error);
  }
};

interface Sending extends ReviewDraft, Pick<CallOptions, 'onUploadProgress' | 'signal'> {
  subject: ReviewSubject;
  /** Of an edited review. */
  id?: number | undefined;
  files: readonly File[];
  /** Pictures that remain. */
  keep: readonly string[];
  /** Idempotency key, so that a second press creates no second review. */
  key: string;
}

const formOf = ({ rating, comment, scores = {}, files, keep }: Sending): FormData => {
  const form = new FormData();
  form.append('rating', String(rating));
  form.append('comment', comment);
  for (const aspect of reviewAspects) {
    const score = scores[aspect];
    if (score !== undefined) form.append(scoreField(aspect), String(score));
  }
  for (const path of keep) form.append('images[][keep]', path);
  for (const file of files) {
    form.append('images[][file]', file, file.name);
    form.append('images[][name]', file.name);
  }
  return form;
};

const forget = (client: QueryClient, subject: ReviewSubject): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: reviewsKey(subject) }),
    client.invalidateQueries({ queryKey: myReviewKey(subject) }),
  ]);

/** Creates or updates a review. Rejects with `ApiError`. */
export const sendReview = async (client: QueryClient, sending: Sending): Promise<void> => {
  const api = apiOf(client);
  const { id, subject, key, files, signal, onUploadProgress } = sending;
  const progress = files.length > 0 && onUploadProgress && { onUploadProgress };
  const input = { body: formOf(sending), idempotencyKey: key, ...(signal && { signal }), ...progress };
  if (id !== undefined) await call(api, changeReview, { params: { id }, ...input });
  else if ('slug' in subject) await call(api, addProductReview, { params: subject, ...input });
  else await call(api, addVendorReview, { params: subject, ...input });
  await forget(client, subject);
};

/** Deletes the user's own review. Rejects with `ApiError`. */
export const deleteReview = async (client: QueryClient, subject: ReviewSubject, id: number): Promise<void> => {
  await call(apiOf(client), removeReview, { params: { id } });
  await forget(client, subject);
};
