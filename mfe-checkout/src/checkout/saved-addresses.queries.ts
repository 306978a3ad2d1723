import { listAddresses, removeAddress } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions } from '@tanstack/react-query';

/**
 * The shopper's earlier addresses, the last used first. Refetched on each visit because every completed step may add
 * one.
 */
export const savedAddressesQuery = () => endpointQuery(['addresses'], listAddresses, {}, { retry: false, gcTime: 0 });

export const forgetAddress = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removeAddress, { params: { id } }),
  onSuccess: (_answer, id, _before, { client }) =>
    client.setQueryData(savedAddressesQuery().queryKey, known => ({
      addresses: (known?.addresses ?? []).filter(address => address.id !== id),
    })),
});
