import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shopPaths, type Articles } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Number of articles per page. */
export const articlesPerPage = 12;

interface ArticlesRequest {
  tag?: string;
  page?: number;
}

/** Published articles, the newest first. */
export const articlesQuery = ({ tag = '', page = 1 }: ArticlesRequest = {}) =>
  queryOptions({
    queryKey: ['content', 'articles', { tag, page }],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Articles>(shopPaths.articles, {
        params: { page, per_page: articlesPerPage, tag: tag || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
