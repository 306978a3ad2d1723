import {
  getListing,
  getPublication,
  getPublicationVersion,
  listArticleTags,
  listOwnPublications,
  listPublicationVersions,
} from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** Of every page of the list. */
export const ownPublicationsKey = ['publications', 'own'];

export const ownPublicationsQuery = (page: number) =>
  endpointQuery(
    [...ownPublicationsKey, page],
    listOwnPublications,
    { query: { page, per_page: 20 } },
    { staleTime: 0 },
  );

/** Asked for again at each visit: another device may have changed it. */
export const publicationQuery = (id: number) =>
  endpointQuery(['publications', id], getPublication, { params: { id } }, { gcTime: 0, staleTime: 0, retry: false });

export const versionsQuery = (id: number) =>
  endpointQuery(['publications', id, 'versions'], listPublicationVersions, { params: { id } }, { gcTime: 0 });

export const versionQuery = (id: number, version: number) =>
  endpointQuery(['publications', id, 'versions', version], getPublicationVersion, { params: { id, version } });

/** The topics that a publication may have. */
export const topicsQuery = () => endpointQuery(['articles', 'tags'], listArticleTags);

/** Products with these words in their names. */
export const productsQuery = (q: string) =>
  endpointQuery(
    ['publications', 'products', q],
    getListing,
    { query: { q, per_page: 6 } },
    { placeholderData: keepPreviousData },
  );

export const productQuery = (id: number) =>
  endpointQuery(['publications', 'product', id], getListing, { query: { ids: String(id), per_page: 1 } });
