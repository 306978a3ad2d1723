import { getArticle } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** One article with its text. */
export const articleQuery = (slug: string) =>
  endpointQuery(['content', 'article', slug], getArticle, { params: { slug } });
