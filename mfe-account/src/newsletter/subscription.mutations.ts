import { confirmSubscription, unsubscribe } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';

/** Confirms the subscription of an email's link. */
export const confirmMutation = mutationOptions({
  mutationFn: (token: string, { client }) => call(apiOf(client), confirmSubscription, { body: { token } }),
});

/** Ends the subscription of an email's link. */
export const unsubscribeMutation = mutationOptions({
  mutationFn: (token: string, { client }) => call(apiOf(client), unsubscribe, { params: { token } }),
});
