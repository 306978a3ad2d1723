import { searchPaths, type LocaleId, type SearchBody, type SearchResponse } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsBody, inOrder, toCard, type Card, type CardSource, type CardsWanted } from './card.rules';

interface Fetch {
  client: object;
  signal: AbortSignal;
}

/** Asks the search service for products as cards show them. */
export const searchCards = async (body: SearchBody, locale: LocaleId, { client, signal }: Fetch) => {
  const answer = await apiOf(client).search.post<SearchResponse<CardSource>>(searchPaths.products, body, { signal });
  const cards = answer.hits.hits.flatMap(({ _source }): Card[] => (_source ? [toCard(_source, locale)] : []));
  return { cards, total: answer.hits.total, aggregations: answer.aggregations };
};

/** Products of a rail or a strip. */
export const fetchCards = async (wanted: CardsWanted, locale: LocaleId, fetch: Fetch): Promise<Card[]> => {
  const { cards } = await searchCards(cardsBody(wanted, locale), locale, fetch);
  return wanted.ids ? inOrder(cards, wanted.ids) : cards;
};
