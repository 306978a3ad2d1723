import { queryOptions } from '@tanstack/react-query';
import { searchPaths, type LocaleId, type SearchResponse } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsBody, inOrder, toCard, type CardSource, type CardsWanted } from './card.rules';

/** Products of a rail or a strip. */
export const cardsQuery = (wanted: CardsWanted, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'cards', locale, wanted],
    queryFn: async ({ client, signal }) => {
      const answer = await apiOf(client).search.post<SearchResponse<CardSource>>(
        searchPaths.products,
        cardsBody(wanted, locale),
        { signal },
      );
      const cards = answer.hits.hits.flatMap(({ _source }) => (_source ? [toCard(_source, locale)] : []));
      return wanted.ids ? inOrder(cards, wanted.ids) : cards;
    },
  });
