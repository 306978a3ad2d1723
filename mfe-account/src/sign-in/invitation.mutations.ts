import type { AcceptStaffInvitation } from '@ortoo/contracts';
import { acceptStaffInvitation } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';

/** Opens the account of an invited person. */
export const acceptInvitationMutation = mutationOptions({
  mutationFn: (body: AcceptStaffInvitation, { client }) => call(apiOf(client), acceptStaffInvitation, { body }),
});
