import type { ChangePassword } from '@ortoo/contracts';
import { changePassword } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';

/** Sets a password; other sessions of the user end. */
export const savePassword = mutationOptions({
  mutationFn: (body: ChangePassword, { client }) => call(apiOf(client), changePassword, { body }),
});
