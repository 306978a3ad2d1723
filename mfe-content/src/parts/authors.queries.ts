import { getAuthor, listAuthors, listFollowed } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** All authors; there are a few dozen at most. */
export const authorsQuery = () => endpointQuery(['content', 'authors'], listAuthors, { query: { per_page: 100 } });

export const authorQuery = (slug: string) =>
  endpointQuery(['content', 'author', slug], getAuthor, { params: { slug } });

export const followedKey = ['content', 'followed'] as const;

/** Whom a user follows, and a page of what they have written. */
export const followedQuery = (userId: number | undefined, page = 1) =>
  endpointQuery(
    [...followedKey, userId, page],
    listFollowed,
    { query: { page, per_page: 12 } },
    { enabled: userId !== undefined },
  );
