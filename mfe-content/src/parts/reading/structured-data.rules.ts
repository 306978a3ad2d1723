import { type Article, articlePathOf } from '@ortoo/contracts';

interface Place {
  publisher: string;
  /** Address of a path in the language of the page. */
  localize: (path: string) => string;
  language: string;
}

/** An article or news as structured data for search engines. */
export const articleData = (article: Article, { publisher, localize, language }: Place): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': article.kind === 'news' ? 'NewsArticle' : 'Article',
  headline: article.title,
  description: article.summary,
  image: [article.image],
  datePublished: article.published_at,
  dateModified: article.updated_at,
  mainEntityOfPage: localize(articlePathOf(article)),
  inLanguage: language,
  keywords: article.tags.map(({ name }) => name).join(', '),
  commentCount: article.comments_count,
  author: { '@type': 'Person', name: article.author.name, url: localize(`/authors/${article.author.slug}`) },
  publisher: { '@type': 'Organization', name: publisher },
});
