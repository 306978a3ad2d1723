import { queryOptions } from '@tanstack/react-query';
import type { MyReview, Reviews, ReviewSort } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Which reviews are looked at. */
export interface ReviewFilter {
  rating?: number | undefined;
  withPhotos: boolean;
  sort: ReviewSort;
}

export const allReviews: ReviewFilter = { withPhotos: false, sort: 'helpful' };

/** So many come at a time. */
export const reviewsAtOnce = 6;

/** Where those go back to who had to sign in before they could send what they had written. */
export const reviewsMark = '#reviews';

/** Keys of everything that is known of the reviews below a path, and of the reader's own. */
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

/** What the signed-in reader has to do with them. */
export const myReviewQuery = (path: string, userId: number | undefined) =>
  queryOptions({
    queryKey: [...myReviewKey(path), userId],
    enabled: userId !== undefined,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<MyReview>(`${path}/mine`, { signal }),
  });
