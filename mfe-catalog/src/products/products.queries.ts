import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '@ortoo/contracts';
import { loadFilters } from './filter-parts';
import { writeListing, type ListingState } from './listing-state.rules';

interface Listing {
  state: ListingState;
  taxon: string | undefined;
  locale: LocaleId;
  /** Products a page, by the site's configuration. */
  size: number;
}

/** How listings are fetched. A page from the server runs without; it is fetched with the first sign of interest in a filter. */
export const warmListing = () => import(/* webpackChunkName: "listing-fetch" */ './listing.fetch');

/** Names of brands, stores and categories hardly change, in milliseconds. */
const namesFor = 300_000;

/** A list from the database is asked for again after so long, in milliseconds. */
const plainFor = 15_000;

/** A listing from the page its address names, on to the pages that the visitor has appended. */
export const listingQuery = ({ state, taxon, locale, size }: Listing) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'listing', locale, taxon ?? null, size, writeListing(state)],
    initialPageParam: state.page,
    queryFn: async ({ client, pageParam: page, signal }) => {
      const [{ fetchListing }] = await Promise.all([warmListing(), loadFilters()]);
      const withFacets = page === state.page;
      const names = client.ensureQueryData(namesQuery()).catch(() => undefined);
      return fetchListing({ state, taxon, locale, size, page, withFacets }, { client, signal }, names);
    },
    // Once the search service is back, so is what only it can tell.
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.plain ? plainFor : false),
    getNextPageParam: (last, _, page) => (last.cards.length >= size && page * size < last.total ? page + 1 : undefined),
  });

/** What the codes of brands and stores are called. */
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
