import { followAuthor, unfollowAuthor } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { warnOf } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';
import { authorQuery, followedKey } from './authors.queries';

/** Follows an author, or no longer. */
export const follow = (slug: string) =>
  mutationOptions({
    mutationFn: (isFollowed: boolean, { client }) =>
      call(apiOf(client), isFollowed ? followAuthor : unfollowAuthor, { params: { slug } }),
    onSuccess: (_answer, _isFollowed, _context, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: followedKey }),
        client.invalidateQueries({ queryKey: authorQuery(slug).queryKey }),
      ]),
    onError: warnOf,
  });
