import type { AuditSubject } from '@ortoo/contracts';
import { listAuditEntries, listStaffMembers } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

interface AuditFilter {
  user_id?: number | undefined;
  subject?: AuditSubject | undefined;
  subject_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The latest changes first, page by page into the past. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['back-office', 'audit', filter],
    queryFn: ({ client, signal, pageParam }) =>
      call(apiOf(client), listAuditEntries, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Members by whom changes can be filtered. */
export const changersQuery = () =>
  endpointQuery(['back-office', 'staff', 'changers'], listStaffMembers, { query: { per_page: 100 } });
