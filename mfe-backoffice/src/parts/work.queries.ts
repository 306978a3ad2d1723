import type { StaffWork } from '@ortoo/contracts';
import { getStaffWork } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

export type { StaffWork };

/** Milliseconds after which the counts are fetched again. */
const renewedEvery = 60_000;

/** Common key prefix, to invalidate the counts after a decision. */
export const staffWorkKey = ['back-office', 'work'] as const;

/** What waits for somebody, by the rights of the signed-in member of staff. */
export const staffWorkQuery = () =>
  endpointQuery(staffWorkKey, getStaffWork, {}, { staleTime: renewedEvery / 2, refetchInterval: renewedEvery });
