import type { ArticleKind } from '@ortoo/contracts';
import { getArticleTag, getNewsTag, listArticles, listNews } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';
import type { ArticleFilter } from './list-address.rules';

/** Number of articles per page. */
export const articlesPerPage = 12;

/** What is published of a kind: the newest first, or by a text, the best first. */
export const articlesQuery = (kind: ArticleKind = 'article', filter: Partial<ArticleFilter> = {}) => {
  const { tag = '', author = '', q = '', page = 1 } = filter;
  const query = {
    page,
    per_page: articlesPerPage,
    tag: tag || undefined,
    author: author || undefined,
    q: q || undefined,
  };
  return endpointQuery(
    ['content', kind, { tag, author, q, page }],
    kind === 'news' ? listNews : listArticles,
    { query },
    { placeholderData: keepPreviousData },
  );
};

/** A topic with its description. */
export const tagQuery = (kind: ArticleKind, tag: string) =>
  endpointQuery(
    ['content', kind, 'tag', tag],
    kind === 'news' ? getNewsTag : getArticleTag,
    { query: { tag } },
    { enabled: tag !== '' },
  );
