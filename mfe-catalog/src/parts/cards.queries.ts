import { queryOptions } from '@tanstack/react-query';
import { getListing } from '@ortoo/contracts/endpoints';
import type { Locale } from '@ortoo/i18n';
import { apiOf, call } from '@ortoo/http';
import type { CardRequest } from './card.rules';

/** Products of a rail or a strip. */
export const cardsQuery = ({ ids, onSale, size, ...requested }: CardRequest, locale: Locale) =>
  queryOptions({
    queryKey: ['catalog', 'cards', locale, requested, ids, onSale, size],
    queryFn: async ({ client, signal }) => {
      const query = { ...requested, ids: ids?.join(','), on_sale: onSale ? '1' : undefined, per_page: size };
      return (await call(apiOf(client), getListing, { query, signal })).cards;
    },
  });
