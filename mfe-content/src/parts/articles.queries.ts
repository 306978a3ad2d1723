import { listArticles } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** Number of articles per page. */
export const articlesPerPage = 12;

interface ArticlesRequest {
  tag?: string;
  page?: number;
}

/** Published articles, the newest first. */
export const articlesQuery = ({ tag = '', page = 1 }: ArticlesRequest = {}) =>
  endpointQuery(
    ['content', 'articles', { tag, page }],
    listArticles,
    { query: { page, per_page: articlesPerPage, tag: tag || undefined } },
    { placeholderData: keepPreviousData },
  );
