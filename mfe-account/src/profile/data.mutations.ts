import { deleteAccount } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { verifySession } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';

/** Deletes the account; the shop then treats the visitor as after a sign-out. */
export const endAccount = mutationOptions({
  mutationFn: (body: { current_password?: string }, { client }) => call(apiOf(client), deleteAccount, { body }),
  onSuccess: () => verifySession(),
});
