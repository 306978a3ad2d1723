import { useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { foldText } from '@ortoo/i18n';
import { useLocale, useMessages, useSite } from '@ortoo/remote';
import { $searchHistory } from '@ortoo/stores';
import { placesQuery, suggestQuery } from './suggestions.queries';
import { suggestionsFor, type Suggestion } from './suggestions.rules';

/**
 * Lines for the text of the search field.
 *
 * @param settled the text once typing has paused: products are requested for it
 * @param enabled whether anything is requested
 */
export const useSuggestions = (text: string, settled: string, enabled: boolean): Suggestion[] => {
  const t = useMessages();
  const locale = useLocale();
  const { taxons } = useSite();
  const history = useStore($searchHistory, { ssr: 'initial' });
  const { data: suggested, isError } = useQuery({
    ...suggestQuery(settled, locale),
    enabled: enabled && settled !== '',
  });
  // Uses the site's own categories until all of them have loaded.
  const { data: places = { categories: taxons, brands: [] } } = useQuery({ ...placesQuery(), enabled });
  return suggestionsFor({
    typed: text,
    history,
    places,
    suggested: isError ? undefined : suggested,
    fold: foldText,
    seeAll: total => t('search.seeAll', { count: total }),
  });
};
