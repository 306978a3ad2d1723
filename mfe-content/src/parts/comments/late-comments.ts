import { lazyPart } from '@ortoo/remote';
import type { QueryClient } from '@tanstack/react-query';
import { commentsQuery, type CommentsRequest, type CommentSubject } from './comments.queries';

/** The comments of an article; their HTML is in the page. */
export const LateComments = lazyPart(
  async () => (await import(/* webpackChunkName: "comments" */ './comments-section')).CommentsSection,
  { when: 'interaction' },
);

/** Fetches comments, with the code that shows them. A page whose HTML contains them loads it later. */
export const loadComments = (queryClient: QueryClient, subject: CommentSubject, request: CommentsRequest) => {
  const query = commentsQuery(subject, request);
  const isShown = queryClient.getQueryData(query.queryKey) !== undefined;
  return Promise.all([queryClient.prefetchQuery(query), isShown || LateComments.load().catch(() => undefined)]);
};
