import { listArticles } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

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
      call(apiOf(client), listArticles, {
        query: { page, per_page: articlesPerPage, tag: tag || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
