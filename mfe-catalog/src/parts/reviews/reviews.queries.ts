import type { ReviewSort } from '@ortoo/contracts';
import {
  getOwnProductReview,
  getOwnVendorReview,
  listProductReviews,
  listVendorReviews,
} from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** A product by its slug, or a vendor by its code. */
export type ReviewSubject = { slug: string } | { id: string };

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

/** Keys of all data about the reviews of a subject, and of the user's own. */
export const reviewsKey = (subject: ReviewSubject) => ['catalog', 'reviews', subject] as const;
export const myReviewKey = (subject: ReviewSubject) => ['catalog', 'my-review', subject] as const;

/** One page of the reviews of a subject. */
export const reviewsQuery = (
  subject: ReviewSubject,
  { rating, withPhotos, sort }: ReviewFilter = allReviews,
  page = 1,
) => {
  const key = [...reviewsKey(subject), rating ?? 0, withPhotos, sort, page];
  const query = { page, per_page: reviewsAtOnce, rating, with_photos: withPhotos ? 'true' : undefined, sort };
  return 'slug' in subject
    ? endpointQuery(key, listProductReviews, { params: subject, query })
    : endpointQuery(key, listVendorReviews, { params: subject, query });
};

/** Own review and permissions of the signed-in user. */
export const myReviewQuery = (subject: ReviewSubject, userId: number | undefined) => {
  const key = [...myReviewKey(subject), userId];
  const settings = { enabled: userId !== undefined };
  return 'slug' in subject
    ? endpointQuery(key, getOwnProductReview, { params: subject }, settings)
    : endpointQuery(key, getOwnVendorReview, { params: subject }, settings);
};
