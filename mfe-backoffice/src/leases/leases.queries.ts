import type { StaffLeaseDetail } from '@ortoo/contracts';
import { getStaffLease, listStaffLeases, remindLease } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import { staffWorkKey } from '../parts/work.queries';
import type { leaseList } from './leases.list';

const leasesKey = ['back-office', 'leases'] as const;

/** Leases in one state. */
export const leasesQuery = ({ sort: _, ...query }: ListControl<typeof leaseList>['query']) =>
  endpointQuery([...leasesKey, query], listStaffLeases, { query }, { placeholderData: keepPreviousData });

/** One of them with its instalments and payments. */
export const leaseQuery = (number: string) =>
  endpointQuery([...leasesKey, 'one', number], getStaffLease, { params: { number } });

/** Reminds a buyer who is behind. */
export const remindMutation = mutationOptions<StaffLeaseDetail, ApiError, string>({
  mutationFn: (number, { client }) => call(apiOf(client), remindLease, { params: { number } }),
  onSettled: async (_lease, _error, _number, _before, { client }) => {
    await Promise.all([leasesKey, staffWorkKey].map(queryKey => client.invalidateQueries({ queryKey })));
  },
});
