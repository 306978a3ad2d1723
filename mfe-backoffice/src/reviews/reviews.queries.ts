import { listStaffReviews, moderateReview } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { reviewList } from './reviews.list';

const reviewsKey = ['back-office', 'reviews'] as const;

/** Reviews in one state; those that have waited longest come first. */
export const staffReviewsQuery = (query: ListControl<typeof reviewList>['query']) =>
  endpointQuery([...reviewsKey, query], listStaffReviews, { query }, { placeholderData: keepPreviousData });

/** A decision about a review. */
export interface ReviewDecision {
  id: number;
  state: 'approved' | 'refused';
  reason?: string;
}

/** Approves or refuses a review. */
export const moderateReviewMutation = mutationOptions<unknown, ApiError, ReviewDecision>({
  mutationFn: ({ id, ...body }, { client }) => call(apiOf(client), moderateReview, { params: { id }, body }),
  onSettled: async (_answer, _error, _decision, _before, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: reviewsKey }),
      client.invalidateQueries({ queryKey: staffWorkKey }),
    ]);
  },
});
