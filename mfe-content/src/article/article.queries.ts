import { getArticle } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** One article with its text. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'article', slug],
    queryFn: ({ client, signal }) => call(apiOf(client), getArticle, { params: { slug }, signal }),
  });
