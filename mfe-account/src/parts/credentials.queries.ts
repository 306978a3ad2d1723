import { getOwnCredentials, requestEmailConfirmation } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';

export const credentialsQuery = () => endpointQuery(['profile', 'credentials'], getOwnCredentials);

/** Sends the link that confirms the email address. */
export const sendConfirmation = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), requestEmailConfirmation),
  onSuccess: (credentials, _input, _result, { client }) =>
    client.setQueryData(credentialsQuery().queryKey, credentials),
});
