import { articleBody, type ArticleKind, articlePath, searchWords } from '@ortoo/contracts';
import type { PageRequest } from '../../db/page';
import { pagingOf } from '../../http/paging';
import { SearchUnavailable } from '../../search/search-client';
import type { Shop } from '../../shop';
import { findArticles, listArticles } from './articles.tables';

export interface ArticlesRequest extends PageRequest {
  kind: ArticleKind;
  tag?: string | undefined;
  author?: string | undefined;
  /** Those of the site; all when absent. */
  topics?: readonly string[] | undefined;
  q?: string | undefined;
}

const fromSearch = async ({ search, db, clock }: Shop, request: ArticlesRequest & { q: string }) => {
  const { hits } = await search.find(articlePath, articleBody(request));
  const rows = await findArticles(
    db,
    hits.hits.map(({ _id }) => Number(_id)),
    { now: clock(), topics: request.topics },
  );
  const { page, per_page } = request;
  return { rows, paging: pagingOf(page, per_page, rows.length, hits.total.value) };
};

/** Without the search service words match titles, summaries and names as they are written. */
const fromDatabase = ({ db, clock }: Shop, { q = '', ...request }: ArticlesRequest) =>
  listArticles(db, { ...request, words: searchWords(q), now: clock() });

/** One page of what is published of a kind: the newest first, or by a text, the best first. */
export const findPublished = async (shop: Shop, { q, ...request }: ArticlesRequest) => {
  if (!q) return fromDatabase(shop, request);
  try {
    return await fromSearch(shop, { ...request, q });
  } catch (error) {
    if (error instanceof SearchUnavailable) return fromDatabase(shop, { ...request, q });
    throw error;
  }
};
