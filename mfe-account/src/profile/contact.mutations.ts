import { confirmContact, requestContact } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';
import { credentialsQuery } from '../parts/credentials.queries';

/** Sends a code to a new phone number or email address. */
export const sendContactCode = mutationOptions({
  mutationFn: (login: string, { client }) => call(apiOf(client), requestContact, { body: { login } }),
});

export const confirmNewContact = mutationOptions({
  mutationFn: (body: { token: string; code: string }, { client }) => call(apiOf(client), confirmContact, { body }),
  onSuccess: async (user, _body, _before, { client }) => {
    $user.set(user);
    await client.invalidateQueries({ queryKey: credentialsQuery().queryKey });
  },
});
