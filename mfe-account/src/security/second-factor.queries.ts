import type { SecondFactorProof } from '@ortoo/contracts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';

export const secondFactorQuery = () => endpointQuery(['account', 'second-factor'], getSecondFactor);

/** The secret counts once its first code is confirmed. */
export const beginSecondFactorMutation = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), beginSecondFactor),
});

export const confirmSecondFactorMutation = mutationOptions({
  mutationFn: (code: string, { client }) => call(apiOf(client), confirmSecondFactor, { body: { code } }),
  onSuccess: (_answer, _code, _before, { client }) => client.invalidateQueries(secondFactorQuery()),
});

export const renewRecoveryCodesMutation = mutationOptions({
  mutationFn: (body: SecondFactorProof, { client }) => call(apiOf(client), renewRecoveryCodes, { body }),
  onSuccess: (_answer, _proof, _before, { client }) => client.invalidateQueries(secondFactorQuery()),
});

export const endSecondFactorMutation = mutationOptions({
  mutationFn: (body: SecondFactorProof, { client }) => call(apiOf(client), endSecondFactor, { body }),
  onSuccess: (answer, _proof, _before, { client }) => client.setQueryData(secondFactorQuery().queryKey, answer),
});
