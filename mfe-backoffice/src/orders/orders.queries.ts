import { getPickList, getStaffOrder, listStaffOrders, listVendors } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';
import { staffOrdersKey } from '../parts/order-keys';
import type { ListControl } from '../parts/use-list';
import type { orderList } from './orders.list';

/** Placed orders. */
export const staffOrdersQuery = (query: ListControl<typeof orderList>['query']) =>
  endpointQuery([...staffOrdersKey, query], listStaffOrders, { query }, { placeholderData: keepPreviousData });

/** One of them with everything. */
export const staffOrderQuery = (number: string) =>
  endpointQuery([...staffOrdersKey, 'one', number], getStaffOrder, { params: { number } });

/** What to take from the shelves now. */
export const pickListQuery = () => endpointQuery([...staffOrdersKey, 'pick-list'], getPickList, {});

/** Sellers, for a filter. */
export const vendorsQuery = () => endpointQuery(['back-office', 'vendors'], listVendors, {}, { staleTime: 600_000 });
