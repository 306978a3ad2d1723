import type { SecondFactorProof } from '@ortoo/contracts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';
import { asCreationOptions, loadWebAuthn } from './passkeys';

export const passkeysQuery = () => endpointQuery(['account', 'passkeys'], listPasskeys);

/** Creates a passkey with the browser's dialog. */
export const addPasskeyMutation = mutationOptions({
  mutationFn: async (proof: SecondFactorProof | void, { client }) => {
    const { startRegistration } = await loadWebAuthn();
    const body = proof ? { proof } : {};
    const optionsJSON = asCreationOptions(await call(apiOf(client), beginPasskey, { body }));
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const created = { id, rawId, type: 'public-key' as const, response: { ...response } };
    return call(apiOf(client), addPasskey, { body: { response: created } });
  },
  onSuccess: (_answer, _input, _before, { client }) => client.invalidateQueries(passkeysQuery()),
});

export const renamePasskeyMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: number; name: string }, { client }) =>
    call(apiOf(client), renamePasskey, { params: { id }, body: { name } }),
  onSuccess: (_answer, _input, _before, { client }) => client.invalidateQueries(passkeysQuery()),
});

export const removePasskeyMutation = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removePasskey, { params: { id } }),
  onSuccess: (_answer, _input, _before, { client }) => client.invalidateQueries(passkeysQuery()),
});
