import type { Locale } from '@ortoo/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { loadFilters } from './filter-parts';
import { writeListing, type ListingScope, type ListingState } from './listing-state.rules';

interface Listing {
  state: ListingState;
  scope: ListingScope;
  locale: Locale;
  /** Products per page, from the site's configuration. */
  size: number;
}

/** Fetching code of listings. A server-rendered page runs without it; it loads on first interest in a filter. */
export const warmListing = () => import(/* webpackChunkName: "listing-fetch" */ './listing.fetch');

/** Stale time of names of brands, stores and categories, in milliseconds. */
const namesFor = 300_000;

/** Refetch interval of a list from the database, in milliseconds. */
const plainFor = 15_000;

/** A listing from the page in its address, up to the pages that the visitor has appended. */
export const listingQuery = ({ state, scope, locale, size }: Listing) =>
  infiniteQueryOptions({
    // The same list at any depth: "more results" writes its depth into the address.
    queryKey: ['catalog', 'listing', locale, scope, size, writeListing({ ...state, shown: undefined })],
    initialPageParam: state.page,
    queryFn: async ({ client, pageParam: page, signal }) => {
      const [{ fetchListing }] = await Promise.all([warmListing(), loadFilters()]);
      const withFacets = page === state.page;
      const names = client.ensureQueryData(namesQuery()).catch(() => undefined);
      return fetchListing({ state, scope, size, page, withFacets }, { client, signal }, names);
    },
    // Refetches until the search service is back, which has more data.
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.source === 'database' ? plainFor : false),
    getNextPageParam: (last, _, page) => (last.cards.length >= size && page * size < last.total ? page + 1 : undefined),
  });

/** Names of brands and stores by code. */
export const namesQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'names'],
    staleTime: namesFor,
    queryFn: async ({ client, signal }) => {
      const { fetchNames } = await warmListing();
      return fetchNames({ client, signal });
    },
  });

/** A category, by its permalink. */
export const taxonQuery = (permalink: string) =>
  queryOptions({
    queryKey: ['catalog', 'taxon', permalink],
    staleTime: namesFor,
    queryFn: async ({ client, signal }) => {
      const { fetchTaxon } = await warmListing();
      return fetchTaxon(permalink, { client, signal });
    },
  });
