import type { ShopDayDetail } from '@ortoo/contracts';
import { closeShopDay, getShopDay, listShopDays } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import type { dayList } from './days.list';

const daysKey = ['back-office', 'days'] as const;

/** The days of the books, the latest first. */
export const daysQuery = ({ page, per_page }: ListControl<typeof dayList>['query']) => {
  const query = { page, per_page };
  return endpointQuery([...daysKey, query], listShopDays, { query }, { placeholderData: keepPreviousData });
};

/** One of them by way of paying. */
export const dayQuery = (day: string) => endpointQuery([...daysKey, 'one', day], getShopDay, { params: { day } });

/** Closes a day as its reader saw it. */
export const closeDayMutation = (day: string) =>
  mutationOptions<ShopDayDetail, ApiError, { movements: number; note: string }>({
    mutationFn: (body, { client }) => call(apiOf(client), closeShopDay, { params: { day }, body }),
    onSettled: (_day, _error, _closing, _before, { client }) => client.invalidateQueries({ queryKey: daysKey }),
  });
