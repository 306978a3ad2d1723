import type { CommentRating, CommentReason, Comments, OwnComment } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { commentsKey, type CommentSubject, ownCommentsKey } from './comments.queries';

/** What readers see follows from the server. */
const refresh = (client: QueryClient, subject: CommentSubject): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: commentsKey(subject) }),
    client.invalidateQueries({ queryKey: ownCommentsKey(subject) }),
  ]);

interface Written {
  comment: string;
  reply_id?: number;
}

export const writeComment = (subject: CommentSubject) =>
  mutationOptions({
    mutationFn: (body: Written, { client }): Promise<OwnComment> => {
      const endpoint = subject.kind === 'news' ? endpoints.addNewsComment : endpoints.addArticleComment;
      return call(apiOf(client), endpoint, { params: { slug: subject.slug }, body });
    },
    onSuccess: (_comment, _body, _context, { client }) => refresh(client, subject),
  });

export const editComment = (subject: CommentSubject, id: number) =>
  mutationOptions({
    mutationFn: (comment: string, { client }) =>
      call(apiOf(client), endpoints.changeComment, { params: { id }, body: { comment } }),
    onSuccess: (_comment, _text, _context, { client }) => refresh(client, subject),
  });

export const removeComment = (subject: CommentSubject) =>
  mutationOptions({
    mutationFn: (id: number, { client }) => call(apiOf(client), endpoints.removeComment, { params: { id } }),
    onSuccess: (_answer, _id, _context, { client }) => refresh(client, subject),
    onError: warnOf,
  });

type Rated = { id: number; rating: 1 | 0 | -1 };

/** Shows new figures at once, wherever the comment is. */
const showRating = (client: QueryClient, subject: CommentSubject, id: number, figures: CommentRating): void => {
  const update = <C extends { id: number }>(comment: C): C =>
    comment.id === id ? { ...comment, ...figures } : comment;
  client.setQueriesData<Comments>(
    { queryKey: commentsKey(subject) },
    data =>
      data && {
        ...data,
        threads: data.threads.map(thread => ({ ...update(thread), replies: thread.replies.map(update) })),
      },
  );
};

export const rateComment = (subject: CommentSubject) =>
  mutationOptions({
    mutationFn: ({ id, rating }: Rated, { client }) =>
      call(apiOf(client), endpoints.reviewComment, { params: { id }, body: { rating } }),
    onSuccess: (figures, { id }, _context, { client }) => {
      showRating(client, subject, id, figures);
      return client.invalidateQueries({ queryKey: ownCommentsKey(subject) });
    },
    onError: warnOf,
  });

type ReportReason = Exclude<CommentReason, 'links' | 'contacts' | 'repeated' | 'reported'>;

export const reportComment = (id: number) =>
  mutationOptions({
    mutationFn: (reason: ReportReason, { client }) =>
      call(apiOf(client), endpoints.reportComment, { params: { id }, body: { reason } }),
  });

export const chooseName = (subject: CommentSubject) =>
  mutationOptions({
    mutationFn: (name: string | null, { client }) =>
      call(apiOf(client), endpoints.chooseCommentName, { body: { name } }),
    onSuccess: (_answer, _name, _context, { client }) => refresh(client, subject),
  });
