import { useLocale } from '@ortoo/remote';
import { useQuery } from '@tanstack/react-query';
import { addMonths } from '../parts/calendar/calendar.rules';
import type { StayState } from './stay.rules';
import { nightsQuery } from './travel.queries';

/** Nights of the shown months and of the next, which a stay may reach. */
export const useNights = (hotel: string | undefined, stay: StayState, month: string) => {
  const locale = useLocale();
  const first = useQuery(nightsQuery(hotel, month, stay, locale));
  const second = useQuery(nightsQuery(hotel, addMonths(month, 1), stay, locale));
  const third = useQuery(nightsQuery(hotel, addMonths(month, 2), stay, locale));
  const results = [first, second, third];
  const failed = results.filter(({ isError }) => isError);
  return {
    nights: new Map(results.flatMap(({ data }) => data?.nights ?? []).map(night => [night.date, night])),
    isLoading: first.isPending || second.isPending,
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
};
