import { findByText, type SearchBody, type SearchQuery } from '@ortoo/contracts';
import { listTaxons } from '@ortoo/contracts/endpoints';
import { ApiError, apiOf, call } from '@ortoo/http';
import type { Card } from '../parts/card.rules';
import { cardsIn, searchProducts } from '../parts/cards.fetch';
import { fromDatabase } from './database-listing.fetch';
import { toFacets, type Facets } from './facets.rules';
import { existing, type KnownCodes } from './listing-address.rules';
import { listingBody, type ListingRequest } from './listing-body.rules';
import { facetNames, writeListing } from './listing-state.rules';
import type { Names } from './options.rules';

export { fetchNames, fetchTaxon } from './names.fetch';
export { openListing } from './open-listing';

interface Fetch {
  client: object;
  signal: AbortSignal;
}

/** Result of a listing. */
export interface Found {
  cards: Card[];
  total: number;
  /** Null on later pages, and without counts. */
  facets: Facets | null;
  /** Only similar words matched. */
  isFuzzy: boolean;
  /** The corrected text that matched. */
  instead?: string;
  /** From the database, because the search service did not respond. */
  plain?: boolean;
  /** The corrected query of the address, without unknown values. */
  moved?: string;
}

const fromSearch = async (request: ListingRequest, fetch: Fetch): Promise<Found> => {
  const { state, locale, withFacets } = request;
  const send = (text?: SearchQuery, suggest?: SearchBody['suggest']) =>
    searchProducts(listingBody(request, text, suggest), fetch);
  const { answer, isFuzzy, instead } = state.q
    ? await findByText(state.q, send)
    : { answer: await send(), isFuzzy: false };
  return {
    cards: cardsIn(answer, locale),
    total: answer.hits.total,
    facets: withFacets ? toFacets(answer.aggregations) : null,
    isFuzzy,
    ...(instead !== undefined && { instead }),
  };
};

/** Any error of the service; 400 is a defect of the request. */
const isDown = (error: unknown) => error instanceof ApiError && error.status !== 400;

const find = (request: ListingRequest, fetch: Fetch): Promise<Found> =>
  fromSearch(request, fetch).catch((error: unknown) => {
    if (!isDown(error) || fetch.signal.aborted) throw error;
    return fromDatabase(request, fetch);
  });

/** Categories can be chosen on any level; requested only when the counts do not include them. */
const knownCategories = async ({ state }: ListingRequest, { facets }: Found, { client, signal }: Fetch) => {
  const counted = new Set(facets?.category.map(([code]) => code));
  if (state.category.every(code => counted.has(code))) return counted;
  const { taxons } = await call(apiOf(client), listTaxons, { signal });
  return new Set(taxons.map(({ permalink }) => permalink));
};

const knownIn = async (request: ListingRequest, found: Found, names: Names | undefined, fetch: Fetch) => {
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
  const found = await find(request, fetch);
  if (!withFacets) return found;
  const known = await knownIn(request, found, await names, fetch);
  const real = existing(state, known, Math.ceil(found.total / size));
  return real === state ? found : { ...found, moved: writeListing(real) };
};
