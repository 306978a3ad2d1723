import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '@ortoo/contracts';
import type { CardRequest } from './card.rules';

/** Fetching code of cards; a server-rendered page needs it only after the first scroll or click. */
const fetching = () => import(/* webpackChunkName: "cards-fetch" */ './cards.fetch');

/** Products of a rail or a strip. */
export const cardsQuery = (requested: CardRequest, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'cards', locale, requested],
    queryFn: async ({ client, signal }) => {
      const { fetchCards } = await fetching();
      return fetchCards(requested, locale, { client, signal });
    },
  });
