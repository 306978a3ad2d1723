import type { PageContext } from '@ortoo/remote';
import { hotelData } from './hotel-data.rules';
import { readStay } from './stay.rules';
import { StayPanel } from './stay-panel';
import { departuresQuery, hotelQuery } from './travel.queries';
import { TripPanel } from './trip-panel';

export { hotelData, StayPanel, TripPanel };

/** Prefetches a panel's initial data; on failure the panel offers a retry. */
export const warmPanel = (kind: string, slug: string, { queryClient, search, locale }: PageContext): Promise<void> =>
  kind === 'hotel'
    ? queryClient.prefetchQuery(hotelQuery(slug, readStay(search), locale))
    : queryClient.prefetchQuery(departuresQuery(slug));
