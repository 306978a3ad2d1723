import { searchPaths, type LocaleId, type SearchBody, type SearchResponse } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsBody, inOrder, toCard, type Card, type CardSource, type CardRequest } from './card.rules';

interface Fetch {
  client: object;
  signal: AbortSignal;
}

/** Searches products with the fields of cards. */
export const searchProducts = (body: SearchBody, { client, signal }: Fetch) =>
  apiOf(client).search.post<SearchResponse<CardSource>>(searchPaths.products, body, { signal });

export const cardsIn = ({ hits }: SearchResponse<CardSource>, locale: LocaleId): Card[] =>
  hits.hits.flatMap(({ _source }) => (_source ? [toCard(_source, locale)] : []));

/** Products of a rail or a strip. */
export const fetchCards = async (requested: CardRequest, locale: LocaleId, fetch: Fetch): Promise<Card[]> => {
  const cards = cardsIn(await searchProducts(cardsBody(requested, locale), fetch), locale);
  return requested.ids ? inOrder(cards, requested.ids) : cards;
};
