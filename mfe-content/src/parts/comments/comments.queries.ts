import type { ArticleKind, CommentSort } from '@ortoo/contracts';
import { getOwnComments, getOwnNewsComments, listArticleComments, listNewsComments } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** The article or news that is commented on. */
export interface CommentSubject {
  kind: ArticleKind;
  slug: string;
}

export interface CommentsRequest {
  page: number;
  sort: CommentSort;
}

export const commentSorts: readonly CommentSort[] = ['newest', 'oldest', 'best'];

/** Anchor of the comments, to which a sign-in returns. */
export const commentsMark = '#comments';

/** How often the number of comments is read again while the page is looked at, in milliseconds. */
const refreshEvery = 60_000;

/** Page and order of the comments in an address: `?comments=2&sort=best`. */
export const commentsRequest = (search: URLSearchParams): CommentsRequest => {
  const page = Number(search.get('comments'));
  const sort = commentSorts.find(one => one === search.get('sort')) ?? 'newest';
  return { page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1, sort };
};

/** Path of an article with its comments at a page, in an order. */
export const commentsAddress = (path: string, { page, sort }: CommentsRequest): string => {
  const search = new URLSearchParams({
    ...(page > 1 && { comments: String(page) }),
    ...(sort !== 'newest' && { sort }),
  }).toString();
  return `${path}${search && `?${search}`}${commentsMark}`;
};

/** Keys of all comments of an article, and of the user's own. */
export const commentsKey = ({ kind, slug }: CommentSubject) => ['content', 'comments', kind, slug] as const;
export const ownCommentsKey = ({ kind, slug }: CommentSubject) => ['content', 'own-comments', kind, slug] as const;

export const commentsQuery = (subject: CommentSubject, { page, sort }: CommentsRequest) =>
  endpointQuery(
    [...commentsKey(subject), page, sort],
    subject.kind === 'news' ? listNewsComments : listArticleComments,
    { params: { slug: subject.slug }, query: { page, sort } },
    // A page may come from a cache that is older than its latest comments.
    { placeholderData: keepPreviousData, refetchInterval: refreshEvery, refetchOnMount: 'always' },
  );

/** The user's own comments, those held back too, with the ratings and the name. */
export const ownCommentsQuery = (subject: CommentSubject, userId: number | undefined) =>
  endpointQuery(
    [...ownCommentsKey(subject), userId],
    subject.kind === 'news' ? getOwnNewsComments : getOwnComments,
    { params: { slug: subject.slug } },
    { enabled: userId !== undefined },
  );
