import { type FacetName, facetNames, type Listing } from '@ortoo/contracts';
import { getListing, listTaxons } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { existing, type KnownCodes } from './listing-address.rules';
import { writeListing, type ListingScope, type ListingState } from './listing-state.rules';
import type { Fetch } from './names.fetch';
import type { Names } from './options.rules';

export { fetchNames, fetchTaxon } from './names.fetch';
export { insteadQuery, railInstead } from './instead.queries';
export { openListing } from './open-listing';

/** One page of a listing. */
export interface ListingRequest {
  state: ListingState;
  scope: ListingScope;
  page: number;
  size: number;
  /** Counts of the filters apply to the whole list and are requested once. */
  withFacets: boolean;
}

/** Result of a listing. */
export interface Found extends Listing {
  /** The corrected query of the address, without unknown values. */
  moved?: string;
}

const list = (codes: readonly string[]) => codes.join(',') || undefined;
const flag = (isSet: boolean) => (isSet ? '1' : undefined);

const queryOf = ({ state, scope, page, size, withFacets }: ListingRequest) => ({
  q: state.q || undefined,
  ...scope,
  kind: state.kind,
  ...(Object.fromEntries(facetNames.map(name => [name, list(state[name])])) as Record<FacetName, string | undefined>),
  price_min: state.priceMin,
  price_max: state.priceMax,
  rating: state.rating,
  in_stock: flag(state.in_stock),
  on_sale: flag(state.on_sale),
  sort: state.sort,
  facets: flag(withFacets),
  page,
  per_page: size,
});

/** Categories can be chosen on any level; requested only when the counts do not include them. */
const knownCategories = async ({ state }: ListingRequest, { facets }: Listing, { client, signal }: Fetch) => {
  const counted = new Set(facets?.category.map(([code]) => code));
  if (state.category.every(code => counted.has(code))) return counted;
  const { taxons } = await call(apiOf(client), listTaxons, { signal });
  return new Set(taxons.map(({ permalink }) => permalink));
};

const knownIn = async (request: ListingRequest, found: Listing, names: Names | undefined, fetch: Fetch) => {
  const entries = facetNames.flatMap(name => {
    const values = names?.[name];
    return values ? [[name, new Set(values.map(([code]) => code))] as const] : [];
  });
  return { ...Object.fromEntries(entries), category: await knownCategories(request, found, fetch) } as KnownCodes;
};

/** One page of a listing: for the text as typed, or as corrected. */
export const fetchListing = async (
  request: ListingRequest,
  fetch: Fetch,
  names: Promise<Names | undefined>,
): Promise<Found> => {
  const { state, size, withFacets } = request;
  const { client, signal } = fetch;
  const found = await call(apiOf(client), getListing, { query: queryOf(request), signal });
  if (!withFacets) return found;
  const known = await knownIn(request, found, await names, fetch);
  const real = existing(state, known, Math.ceil(found.total / size));
  return real === state ? found : { ...found, moved: writeListing(real) };
};
