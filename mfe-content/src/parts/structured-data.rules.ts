import type { Article } from '@ortoo/contracts';

/** An article as structured data for search engines. */
export const articleData = (article: Article, publisher: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  image: [article.image],
  datePublished: article.published_at,
  author: { '@type': 'Person', name: article.author_name },
  publisher: { '@type': 'Organization', name: publisher },
});
