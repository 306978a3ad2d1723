import type { NewStaffMember } from '@ortoo/contracts';
import {
  addStaffMember,
  changeStaffMember,
  removeStaffInvitation,
  removeStaffMember,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { staffKey } from '../parts/roles.queries';

/** Role and vendor of a member. */
export type Membership = Pick<NewStaffMember, 'role_id' | 'vendor'>;

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: staffKey });

export const addMemberMutation = mutationOptions({
  mutationFn: (body: NewStaffMember, { client }) => call(apiOf(client), addStaffMember, { body }),
  onSuccess: (_answer, _body, _before, { client }) => void refresh(client),
});

export const changeMemberMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Membership & { id: number }, { client }) =>
    call(apiOf(client), changeStaffMember, { params: { id }, body }),
  onSuccess: (_answer, _body, _before, { client }) => void refresh(client),
});

export const removeMemberMutation = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removeStaffMember, { params: { id } }),
  onSuccess: (_answer, _id, _before, { client }) => void refresh(client),
});

export const withdrawInvitationMutation = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removeStaffInvitation, { params: { id } }),
  onSettled: (_answer, _error, _id, _before, { client }) => void refresh(client),
});
