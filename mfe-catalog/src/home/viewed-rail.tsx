import { useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { useLocale, useMessages } from '@ortoo/remote';
import { $viewedIds } from '@ortoo/stores';
import { cardsQuery } from '../parts/cards.queries';
import { ProductRail } from '../parts/product-rail';

/** Maximum number of recently viewed products. */
const shown = 12;

/** Recently viewed products; last on the page, so that loading them moves nothing. */
export const ViewedRail = () => {
  const t = useMessages();
  const locale = useLocale();
  const ids = useStore($viewedIds, { ssr: 'initial' }).slice(0, shown);
  const { data: cards } = useQuery({
    ...cardsQuery({ ids, size: shown }, locale),
    enabled: ids.length > 0,
  });
  return cards && cards.length > 0 ? <ProductRail title={t('home.viewed')} cards={cards} /> : null;
};
