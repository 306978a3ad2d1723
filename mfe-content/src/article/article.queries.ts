import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Article } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** One article with its text. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'article', slug],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Article>(shopPaths.article(slug), { signal }),
  });
