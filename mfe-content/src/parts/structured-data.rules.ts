import type { Article } from '@ortoo/contracts';

/** One breadcrumb; `path` with its locale. */
export interface Step {
  name: string;
  path: string;
}

/** Breadcrumbs as structured data for search engines. */
export const breadcrumbList = (steps: readonly Step[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: path })),
});

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
