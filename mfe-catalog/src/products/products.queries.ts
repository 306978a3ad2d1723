import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  searchPaths,
  shopPaths,
  type Brands,
  type LocaleId,
  type SearchResponse,
  type Taxons,
  type Vendors,
} from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';
import { toCard, type CardSource } from '../parts/card.rules';
import { taxonPath } from '../parts/taxon-path.rules';
import { toFacets } from './facets.rules';
import { listingBody } from './listing-body.rules';
import { writeListing, type ListingState } from './listing-state.rules';

interface Listing {
  state: ListingState;
  taxon: string | undefined;
  locale: LocaleId;
  /** Products a page, by the site's configuration. */
  size: number;
}

/** A listing from the page its address names, on to the pages that the visitor has appended. */
export const listingQuery = ({ state, taxon, locale, size }: Listing) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'listing', locale, taxon ?? null, size, writeListing(state)],
    initialPageParam: state.page,
    queryFn: async ({ client, pageParam: page, signal }) => {
      const withFacets = page === state.page;
      const { hits, aggregations } = await apiOf(client).search.post<SearchResponse<CardSource>>(
        searchPaths.products,
        listingBody({ state, taxon, locale, size, page, withFacets }),
        { signal },
      );
      return {
        cards: hits.hits.flatMap(({ _source }) => (_source ? [toCard(_source, locale)] : [])),
        total: hits.total,
        facets: withFacets ? toFacets(aggregations) : null,
      };
    },
    getNextPageParam: (last, _, page) => (last.cards.length >= size && page * size < last.total ? page + 1 : undefined),
  });

const namesByCode = (entries: readonly { code: string; name: string }[]) =>
  Object.fromEntries(entries.map(({ code, name }) => [code, name]));

/** What the codes of brands and stores are called. */
export const namesQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'names'],
    staleTime: 300_000,
    queryFn: async ({ client, signal }) => {
      const { shop } = apiOf(client);
      const [{ brands }, { vendors }] = await Promise.all([
        shop.get<Brands>(shopPaths.brands, { signal }),
        shop.get<Vendors>(shopPaths.vendors, { signal }),
      ]);
      return { brand: namesByCode(brands), store: namesByCode(vendors) };
    },
  });

const linkTo = ({ permalink, n }: { permalink: string; n: string }) => ({ permalink, name: n });

/** A category: its name, the way to it and what lies right below. */
export const taxonQuery = (permalink: string) =>
  queryOptions({
    queryKey: ['catalog', 'taxon', permalink],
    staleTime: 300_000,
    queryFn: async ({ client, signal }) => {
      const { taxons } = await apiOf(client).shop.get<Taxons>(shopPaths.taxons, { signal });
      const taxon = taxons.find(entry => entry.permalink === permalink);
      if (!taxon) throw new ApiError(404, 'NOT_FOUND', '');
      const path = taxonPath(permalink);
      return {
        name: taxon.name,
        path: path.flatMap(step => taxons.find(entry => entry.permalink === step) ?? []).map(linkTo),
        children: taxons
          .filter(entry => entry.parent_id === taxon.id && entry.products_count > 0)
          .sort((a, b) => a.position - b.position)
          .map(linkTo),
      };
    },
  });
