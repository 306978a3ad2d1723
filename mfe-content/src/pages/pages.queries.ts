import { getContentPage } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** A page of the shop by its slug. */
export const contentPageQuery = (slug: string) =>
  endpointQuery(['content', 'page', slug], getContentPage, { params: { slug } });
