import { queryOptions } from '@tanstack/react-query';
import type { MyReview, Reviews, ReviewSort } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Filter of the reviews. */
export interface ReviewFilter {
  rating?: number | undefined;
  withPhotos: boolean;
  sort: ReviewSort;
}

export const allReviews: ReviewFilter = { withPhotos: false, sort: 'helpful' };

/** Number of reviews per page. */
export const reviewsAtOnce = 6;

/** Anchor to return to when a visitor had to sign in before sending a review. */
export const reviewsMark = '#reviews';

/** Keys of all data about the reviews below a path, and of the user's own. */
export const reviewsKey = (path: string) => ['catalog', 'reviews', path] as const;
export const myReviewKey = (path: string) => ['catalog', 'my-review', path] as const;

/** One page of the reviews below a path of the Shop API. */
export const reviewsQuery = (path: string, { rating, withPhotos, sort }: ReviewFilter = allReviews, page = 1) =>
  queryOptions({
    queryKey: [...reviewsKey(path), rating ?? 0, withPhotos, sort, page],
    queryFn: ({ client, signal }) => {
      const params = { page, per_page: reviewsAtOnce, rating, with_photos: withPhotos || undefined, sort };
      return apiOf(client).shop.get<Reviews>(path, { params, signal });
    },
  });

/** Own review and permissions of the signed-in user. */
export const myReviewQuery = (path: string, userId: number | undefined) =>
  queryOptions({
    queryKey: [...myReviewKey(path), userId],
    enabled: userId !== undefined,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<MyReview>(`${path}/mine`, { signal }),
  });
