import { confirmEmail } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';

/** Confirms the address of an email's link. */
export const confirmEmailMutation = mutationOptions({
  mutationFn: (token: string, { client }) => call(apiOf(client), confirmEmail, { body: { token } }),
});
