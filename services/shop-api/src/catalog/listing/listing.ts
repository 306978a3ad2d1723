import {
  findByText,
  type FoundByText,
  type Listing,
  type ListingCard,
  type ListingQuery,
  type SearchBody,
  type SearchQuery,
} from '@ortoo/contracts';
import { isSold, type Reader } from '../../http/locale';
import { SearchUnavailable } from '../../search/search-client';
import type { ProductSearch } from '../../search/search-client';
import type { Shop } from '../../shop';
import { readDocuments } from '../documents/product-documents';
import { listProducts } from '../products.tables';
import { findRules, type SearchRuleRow } from '../search-rules/search-rules.tables';
import { normalQuery, withPins } from '../search-rules/search-text.rules';
import { toFacets } from './facets.rules';
import { hasFilters, listingBody } from './listing-body.rules';
import { serializeListingCard } from './listing-card.mapper';
import { type FoundCards, searchCards } from './search-cards';

/** Cards in the order of the ids, or of the list. */
const inOrder = <Card extends { id: number }>(cards: readonly Card[], ids?: readonly number[]): Card[] =>
  ids === undefined ? [...cards] : ids.flatMap(id => cards.find(card => card.id === id) ?? []);

/** Number of near products. */
const nearCount = 12;

/** Filters and sort orders apply to full matches only. */
const isPlain = (query: ListingQuery): boolean => query.page === 1 && query.sort === undefined && !hasFilters(query);

/** What a list is read from. */
type Sources = Pick<Shop, 'db' | 'clock'> & { search: ProductSearch };

const fromSearch = async ({ search }: Sources, query: ListingQuery, reader: Reader): Promise<Listing> => {
  const full = (text?: SearchQuery, suggest?: SearchBody['suggest']) =>
    searchCards(search, listingBody({ ...query, kinds: reader.kinds }, reader.locale, text, suggest), reader);
  const nearBody = { ...query, kinds: reader.kinds, facets: false, per_page: nearCount };
  const near = (text: SearchQuery, suggest?: SearchBody['suggest']) =>
    searchCards(search, listingBody(nearBody, reader.locale, text, suggest), reader);
  const found: FoundByText<FoundCards> = query.q
    ? await findByText(query.q, { full, ...(isPlain(query) && { near }) })
    : { answer: await full() };
  const { answer, instead, near: others } = found;
  const { cards } = answer;
  const shown = new Set(cards.map(({ id }) => id));
  return {
    cards: inOrder(cards, query.ids),
    total: answer.hits.total,
    facets: query.facets ? toFacets(answer.aggregations) : null,
    near: others?.cards.filter(({ id }) => !shown.has(id)) ?? [],
    ...(instead !== undefined && { instead }),
    source: 'search',
  };
};

/** Cards of published products from the database, in the order of the ids. */
export const readListingCards = async (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  ids: readonly number[],
  reader: Reader,
): Promise<ListingCard[]> => {
  const found = await readDocuments(db, { ids }, clock());
  return inOrder(
    found
      .filter(({ row }) => isSold(reader, row.kind))
      .map(({ document }) => serializeListingCard(document.fields, reader)),
    ids,
  );
};

/** The list without the search service: words match names, and values are not counted. */
const fromDatabase = async (shop: Sources, query: ListingQuery, reader: Reader): Promise<Listing> => {
  const { page, per_page: limit, store: vendor, sort = 'date_desc', ids: among, ...filters } = query;
  const filter = { ...filters, ...reader, vendor, among, sort, now: shop.clock(), limit, offset: (page - 1) * limit };
  const { ids, total } = await listProducts(shop.db, filter);
  const listed = among?.filter(id => ids.includes(id)) ?? ids;
  const cards = await readListingCards(shop, listed, reader);
  return { cards, total, facets: null, near: [], source: 'database' };
};

const withPinned = async (shop: Sources, listing: Listing, { pins }: SearchRuleRow, reader: Reader) => {
  const pinned = await readListingCards(
    shop,
    pins.map(({ product_id }) => product_id),
    reader,
  );
  const shown = new Set(listing.cards.map(({ id }) => id));
  const added = pinned.filter(({ id }) => !shown.has(id)).length;
  return { ...listing, cards: withPins(listing.cards, pinned, pins), total: listing.total + added };
};

/** What staff have set for a search, on the first page of its unfiltered results. */
const withRules = async (shop: Sources, listing: Listing, query: ListingQuery, reader: Reader): Promise<Listing> => {
  if (!query.q || query.ids || !isPlain(query)) return listing;
  const text = normalQuery(query.q);
  const rules = (await findRules(shop.db)).filter(({ words }) => words.some(word => normalQuery(word) === text));
  const path = rules.find(({ kind }) => kind === 'redirect')?.path;
  const pins = rules.find(({ kind }) => kind === 'pins');
  const pinned = pins ? await withPinned(shop, listing, pins, reader) : listing;
  return path ? { ...pinned, redirect: path } : pinned;
};

/** One page of a list, from the search service, or from the database while the service does not answer. */
export const readListing = async (shop: Sources, query: ListingQuery, reader: Reader): Promise<Listing> => {
  try {
    return await withRules(shop, await fromSearch(shop, query, reader), query, reader);
  } catch (error) {
    if (error instanceof SearchUnavailable) return fromDatabase(shop, query, reader);
    throw error;
  }
};
