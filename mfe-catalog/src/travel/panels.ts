import type { PageContext } from '@ortoo/remote';
import { readStay } from './stay.rules';
import { StayPanel } from './stay-panel';
import { departuresQuery, hotelQuery } from './travel.queries';
import { TripPanel } from './trip-panel';

export const panels = { StayPanel, TripPanel };

/** Fetches what a panel shows first; without it the panel comes with its own way to try again. */
export const warmPanel = (kind: string, slug: string, { queryClient, search, locale }: PageContext): Promise<void> =>
  kind === 'hotel'
    ? queryClient.prefetchQuery(hotelQuery(slug, readStay(search), locale))
    : queryClient.prefetchQuery(departuresQuery(slug));
