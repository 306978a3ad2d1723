import { endOtherSessions, endSession, listSessions } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';

export const sessionsQuery = () => endpointQuery(['account', 'sessions'], listSessions);

export const endSessionMutation = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), endSession, { params: { id } }),
  // Also when it has ended already.
  onSettled: (_answer, _error, _id, _before, { client }) => client.invalidateQueries(sessionsQuery()),
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), endOtherSessions),
  onSuccess: (answer, _input, _before, { client }) => client.setQueryData(sessionsQuery().queryKey, answer),
});
