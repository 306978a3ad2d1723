import type { QueryClient } from '@tanstack/react-query';
import { shopPaths, type MyReview, type Review, type Reviews } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import type { ReviewDraft } from './draft.store';
import { myReviewKey, myReviewQuery, reviewsKey } from './reviews.queries';

interface Thanks {
  review: Review;
  path: string;
  userId: number;
  helpful: boolean;
}

/** Marks a review as helpful or reverts it. An error is shown; the screen then shows the server's state. */
export const sayHelpful = async (client: QueryClient, { review, path, userId, helpful }: Thanks): Promise<void> => {
  const { shop } = apiOf(client);
  const to = shopPaths.reviewHelpful(review.id);
  try {
    const answer = await (helpful ? shop.put<{ helpful: number }>(to) : shop.delete<{ helpful: number }>(to));
    client.setQueriesData<Reviews>(
      { queryKey: reviewsKey(path) },
      data =>
        data && { ...data, reviews: data.reviews.map(one => (one.id === review.id ? { ...one, ...answer } : one)) },
    );
    client.setQueryData<MyReview>(myReviewQuery(path, userId).queryKey, mine => {
      const others = mine?.helpful.filter(id => id !== review.id) ?? [];
      return mine && { ...mine, helpful: helpful ? [...others, review.id] : others };
    });
  } catch (error) {
    warnOf(error);
  }
};

interface Sending extends ReviewDraft {
  path: string;
  /** Of an edited review. */
  id?: number | undefined;
  files: readonly File[];
  /** Pictures that remain. */
  keep: readonly string[];
  /** Idempotency key, so that a second press creates no second review. */
  key: string;
}

const formOf = ({ rating, comment, files, keep }: Sending): FormData => {
  const form = new FormData();
  form.append('rating', String(rating));
  form.append('comment', comment);
  for (const path of keep) form.append('images[][keep]', path);
  for (const file of files) {
    form.append('images[][file]', file, file.name);
    form.append('images[][name]', file.name);
  }
  return form;
};

const forget = (client: QueryClient, path: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: reviewsKey(path) }),
    client.invalidateQueries({ queryKey: myReviewKey(path) }),
  ]);

/** Creates or updates a review. Rejects with `ApiError`. */
export const sendReview = async (client: QueryClient, sending: Sending): Promise<void> => {
  const { shop } = apiOf(client);
  const options = { idempotencyKey: sending.key };
  if (sending.id === undefined) await shop.post<Review>(sending.path, formOf(sending), options);
  else await shop.put<Review>(shopPaths.review(sending.id), formOf(sending), options);
  await forget(client, sending.path);
};

/** Deletes the user's own review. Rejects with `ApiError`. */
export const deleteReview = async (client: QueryClient, path: string, id: number): Promise<void> => {
  await apiOf(client).shop.delete(shopPaths.review(id));
  await forget(client, path);
};
