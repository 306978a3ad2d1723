import type { ArticleKind } from '@ortoo/contracts';

const lastPage = 1000;
const maxQuery = 100;
const code = /^[a-z0-9-]{1,60}$/;
const slug = /^[a-z0-9-]{1,100}$/;

/** What a list is narrowed to; an empty text does not narrow. */
export interface ArticleFilter {
  tag: string;
  author: string;
  q: string;
  page: number;
}

const matching = (value: string | null, pattern: RegExp): string => (value && pattern.test(value) ? value : '');

/** Filter of the articles in an address; invalid values count as absent. */
export const requestedFrom = (search: URLSearchParams): ArticleFilter => {
  const page = Number(search.get('page'));
  return {
    tag: matching(search.get('tag'), code),
    author: matching(search.get('author'), slug),
    q: (search.get('q') ?? '').trim().slice(0, maxQuery),
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
  };
};

export const listPath = (kind: ArticleKind): '/news' | '/articles' => (kind === 'news' ? '/news' : '/articles');

/** Address of a filtered list. */
export const addressOf = (kind: ArticleKind, { tag, author, q, page = 1 }: Partial<ArticleFilter> = {}): string => {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(tag && { tag }),
    ...(author && { author }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search ? `${listPath(kind)}?${search}` : listPath(kind);
};
