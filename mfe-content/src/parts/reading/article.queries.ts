import type { ArticleKind } from '@ortoo/contracts';
import { getArticle, getNews } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** One article, or a piece of news, with its text. */
export const articleQuery = (kind: ArticleKind, slug: string) =>
  endpointQuery(['content', kind, 'one', slug], kind === 'news' ? getNews : getArticle, { params: { slug } });
