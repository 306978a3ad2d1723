import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '@ortoo/contracts';
import type { CardsWanted } from './card.rules';

/** How cards are fetched; a page that the server has rendered does not need it before the first scroll or click. */
const fetching = () => import(/* webpackChunkName: "cards-fetch" */ './cards.fetch');

/** Products of a rail or a strip. */
export const cardsQuery = (wanted: CardsWanted, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'cards', locale, wanted],
    queryFn: async ({ client, signal }) => {
      const { fetchCards } = await fetching();
      return fetchCards(wanted, locale, { client, signal });
    },
  });
