import type { ArticleKind } from './articles.schema';

/** Path of an article or of news, without the language. */
export const articlePathOf = ({ kind, slug }: { kind: ArticleKind; slug: string }): string =>
  `/${kind === 'news' ? 'news' : 'articles'}/${slug}`;
