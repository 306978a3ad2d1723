import { locales } from '@ortoo/i18n/locales';
import type { IndexedArticle } from '@ortoo/shop-api/article-source';
import type { Json } from '../../engine/index';
import type { IndexDocument } from './index-writer';

const keyword = { type: 'keyword' };
const text = { type: 'text', analyzer: 'mongolian', search_analyzer: 'mongolian_search' };
const shownText = { type: 'text', index: false };
const shownWord = { type: 'keyword', index: false, doc_values: false };

/** The searchable fields of articles and news. */
export const articleMappings = {
  dynamic: false,
  _source: { excludes: ['titles', 'summaries', 'topics', 'author_names', 'text'] },
  properties: {
    id: { type: 'long' },
    kind: keyword,
    slug: keyword,
    tags: keyword,
    author: keyword,
    image: shownWord,
    published_at: { type: 'date' },
    translated: {
      properties: Object.fromEntries(
        locales.map(locale => [locale, { properties: { title: shownText, summary: shownText } }]),
      ),
    },
    titles: text,
    summaries: text,
    topics: { ...text, norms: false },
    author_names: { ...text, norms: false },
    text,
  },
} as const satisfies Json;

type Text = IndexedArticle['title'];
const inAll = (texts: Text): string[] => Object.values(texts);

const translatedOf = ({ title, summary }: IndexedArticle) =>
  Object.fromEntries(
    locales.flatMap(locale =>
      title[locale] === undefined ? [] : [[locale, { title: title[locale], summary: summary[locale] ?? '' }]],
    ),
  );

export const articleDocument = (article: IndexedArticle): IndexDocument => ({
  id: String(article.id),
  source: {
    id: article.id,
    kind: article.kind,
    slug: article.slug,
    tags: article.tags,
    author: article.author,
    image: `/pictures/${article.image}`,
    published_at: article.published_at.toISOString(),
    translated: translatedOf(article),
    titles: inAll(article.title),
    summaries: inAll(article.summary),
    topics: article.topics.flatMap(inAll),
    author_names: inAll(article.author_name),
    text: article.texts,
  },
});
