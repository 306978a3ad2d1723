import { listStaffInvitations, listStaffMembers, listVendors } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';
import { staffKey } from '../parts/roles.queries';
import type { ListControl } from '../parts/use-list';
import type { memberList } from './staff.list';

export const staffMembersQuery = (query: ListControl<typeof memberList>['query']) =>
  endpointQuery([...staffKey, 'members', query], listStaffMembers, { query }, { placeholderData: keepPreviousData });

export const staffInvitationsQuery = () => endpointQuery([...staffKey, 'invitations'], listStaffInvitations, {});

/** Vendors that somebody can work for. */
export const vendorsQuery = () => endpointQuery(['back-office', 'vendors'], listVendors, {});
