import { lazyPart } from '@ortoo/remote';
import type { QueryClient } from '@tanstack/react-query';
import { reviewsQuery, type ReviewSubject } from './reviews.queries';

/** Reviews, and the user's own one. */
export const LateReviews = lazyPart(
  async () => (await import(/* webpackChunkName: "reviews" */ './reviews-section')).ReviewsSection,
  { when: 'interaction' },
);

/** Fetches the first reviews, with the code that shows them. A page whose HTML contains them loads it later. */
export const loadReviews = (queryClient: QueryClient, subject: ReviewSubject) => {
  const query = reviewsQuery(subject);
  const isShown = queryClient.getQueryData(query.queryKey) !== undefined;
  return Promise.all([queryClient.prefetchQuery(query), isShown || LateReviews.load().catch(() => undefined)]);
};
