import type { ArticleKind } from './articles/articles.schema';
import type { SearchBody } from './search';
import { wordsQuery } from './search-text';

/** Search path of articles and news, relative to `searchPrefix`. */
export const articlePath = '/article/_search';

interface ArticleSearch {
  kind: ArticleKind;
  q: string;
  tag?: string | undefined;
  /** One of these; any when absent. */
  topics?: readonly string[] | undefined;
  /** Slug. */
  author?: string | undefined;
  page: number;
  per_page: number;
}

const articleFields = ['titles^8', 'topics^4', 'author_names^4', 'summaries^2', 'text'];

const term = (field: string, value: string | undefined) => (value === undefined ? [] : [{ term: { [field]: value } }]);

/** Published articles of a kind that have these words, the best first. */
export const articleBody = ({ kind, q, tag, topics, author, page, per_page: size }: ArticleSearch): SearchBody => ({
  query: {
    bool: {
      must: [wordsQuery(q, articleFields)],
      filter: [
        ...term('kind', kind),
        ...term('tags', tag),
        ...term('author', author),
        ...(topics ? [{ terms: { tags: [...topics] } }] : []),
      ],
    },
  },
  sort: ['_score', { published_at: 'desc' }, { id: 'asc' }],
  from: (page - 1) * size,
  size,
  _source: false,
});
