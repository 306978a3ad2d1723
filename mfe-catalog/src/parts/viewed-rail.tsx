import { useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { useLocale, useMessages } from '@ortoo/remote';
import { $viewedIds } from '@ortoo/stores';
import { cardsQuery } from './cards.queries';
import { ProductRail } from './product-rail';

/** Maximum number of recently viewed products. */
const shown = 12;

interface ViewedRailProps {
  /** The product of the page itself, which is not shown. */
  without?: number;
}

const useViewed = ({ without }: ViewedRailProps) => {
  const ids = useStore($viewedIds, { ssr: 'initial' });
  return ids.filter(id => id !== without).slice(0, shown);
};

/** Its room while the products load; none for a visitor who has viewed nothing else. */
export const ViewedRoom = (props: ViewedRailProps) => {
  const title = useMessages()('home.viewed');
  return useViewed(props).length > 0 ? <ProductRail title={title} /> : null;
};

/** Recently viewed products; last on the page, so that loading them moves nothing. */
export const ViewedRail = (props: ViewedRailProps) => {
  const title = useMessages()('home.viewed');
  const locale = useLocale();
  const ids = useViewed(props);
  const { data: cards, isError } = useQuery({
    ...cardsQuery({ ids, size: shown }, locale),
    enabled: ids.length > 0,
  });
  if (ids.length === 0 || isError || cards?.length === 0) return null;
  return <ProductRail title={title} {...(cards && { cards })} />;
};
