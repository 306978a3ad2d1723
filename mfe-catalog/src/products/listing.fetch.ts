import { findByText, shopPaths, type SearchBody, type SearchQuery, type Taxons } from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';
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

/** What was found, and how. */
export interface Found {
  cards: Card[];
  total: number;
  /** Null on later pages, and where nobody has counted. */
  facets: Facets | null;
  /** By words that only look like those typed. */
  isFuzzy: boolean;
  /** By other words. */
  instead?: string;
  /** By the database, for the search service did not answer. */
  plain?: boolean;
  /** The query that the address should have: it names what there is none of. */
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

/** Whatever keeps the service from answering; 400 is a mistake of our own. */
const isDown = (error: unknown) => error instanceof ApiError && error.status !== 400;

const find = (request: ListingRequest, fetch: Fetch): Promise<Found> =>
  fromSearch(request, fetch).catch((error: unknown) => {
    if (!isDown(error) || fetch.signal.aborted) throw error;
    return fromDatabase(request, fetch);
  });

/** Categories can be chosen on any level; asked for only when the counts do not name them anyway. */
const knownCategories = async ({ state }: ListingRequest, { facets }: Found, { client, signal }: Fetch) => {
  const counted = new Set(facets?.category.map(([code]) => code));
  if (state.category.every(code => counted.has(code))) return counted;
  const { taxons } = await apiOf(client).shop.get<Taxons>(shopPaths.taxons, { signal });
  return new Set(taxons.map(({ permalink }) => permalink));
};

const knownIn = async (request: ListingRequest, found: Found, names: Names | undefined, fetch: Fetch) => {
  const entries = facetNames.flatMap(name => {
    const values = names?.[name];
    return values ? [[name, new Set(values.map(([code]) => code))] as const] : [];
  });
  return { ...Object.fromEntries(entries), category: await knownCategories(request, found, fetch) } as KnownCodes;
};

/** One page of a listing: of the words typed, or of those that were probably meant. */
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
