import type { ListingCard, SearchBody, SearchResponse } from '@ortoo/contracts';
import { chainOf, type Reader } from '../../http/locale';
import type { ProductSearch } from '../../search/search-client';
import { type CardSource, cardSource } from './card-fields.rules';
import { serializeListingCard } from './listing-card.mapper';

/** An answer of the search service, and the cards of its hits in their order. */
export type FoundCards = SearchResponse<CardSource> & { cards: ListingCard[] };

/** Searches products whose cards a reader sees. */
export const searchCards = async (search: ProductSearch, body: SearchBody, reader: Reader): Promise<FoundCards> => {
  const answer = await search.products<CardSource>({ ...body, _source: cardSource(chainOf(reader)) });
  const cards = answer.hits.hits.flatMap(({ _source }) => (_source ? [serializeListingCard(_source, reader)] : []));
  return { ...answer, cards };
};
