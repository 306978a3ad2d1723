import type { NewStaffRole } from '@ortoo/contracts';
import { changeStaffRole, createStaffRole, removeStaffRole } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { staffKey } from '../parts/roles.queries';

/** Creates a role, or changes the one with this id. */
export const saveRoleMutation = mutationOptions({
  mutationFn: ({ id, ...body }: NewStaffRole & { id?: number }, { client }) =>
    id === undefined
      ? call(apiOf(client), createStaffRole, { body })
      : call(apiOf(client), changeStaffRole, { params: { id }, body }),
  onSuccess: (_role, _body, _before, { client }) => void client.invalidateQueries({ queryKey: staffKey }),
});

export const removeRoleMutation = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removeStaffRole, { params: { id } }),
  onSuccess: (_answer, _id, _before, { client }) => void client.invalidateQueries({ queryKey: staffKey }),
});
