import { getStaffReturn, listExchangeChoices, listStaffReturns } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';
import { staffReturnsKey } from '../parts/order-keys';
import type { ListControl } from '../parts/use-list';
import type { returnList } from './returns.list';

/** Requests to return something, the longest waiting first. */
export const staffReturnsQuery = ({ page, per_page, state }: ListControl<typeof returnList>['query']) => {
  const query = { page, per_page, state };
  return endpointQuery([...staffReturnsKey, query], listStaffReturns, { query }, { placeholderData: keepPreviousData });
};

/** Variants that can be sent for it in place of the money. */
export const exchangeChoicesQuery = (id: string) =>
  endpointQuery([...staffReturnsKey, 'exchange', id], listExchangeChoices, { params: { id: Number(id) } });

/** One of them. */
export const staffReturnQuery = (id: string) =>
  endpointQuery([...staffReturnsKey, 'one', id], getStaffReturn, { params: { id: Number(id) } });
