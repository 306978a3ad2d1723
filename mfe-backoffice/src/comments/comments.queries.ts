import type { CommentReason } from '@ortoo/contracts';
import { listStaffComments, moderateComment } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { commentList } from './comments.list';

const commentsKey = ['back-office', 'comments'] as const;

/** Comments in one state. */
export const staffCommentsQuery = (query: ListControl<typeof commentList>['query']) =>
  endpointQuery([...commentsKey, query], listStaffComments, { query }, { placeholderData: keepPreviousData });

/** A decision about a comment; a reason is required to refuse it. */
export interface CommentDecision {
  id: number;
  state: 'approved' | 'refused';
  reason?: CommentReason;
  note?: string;
}

/** Approves or refuses a comment. */
export const moderateCommentMutation = mutationOptions<unknown, ApiError, CommentDecision>({
  mutationFn: ({ id, ...body }, { client }) => call(apiOf(client), moderateComment, { params: { id }, body }),
  onSettled: async (_answer, _error, _decision, _before, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: commentsKey }),
      client.invalidateQueries({ queryKey: staffWorkKey }),
    ]);
  },
});
