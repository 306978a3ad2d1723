import { listAddresses, removeAddress } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/**
 * The shopper's earlier addresses, the last used first. Refetched on each visit because every completed step may add
 * one.
 */
export const savedAddressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    retry: false,
    gcTime: 0,
    queryFn: ({ client, signal }) => call(apiOf(client), listAddresses, { signal }),
  });

export const forgetAddress = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(apiOf(client), removeAddress, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData(savedAddressesQuery().queryKey, known => ({
        addresses: (known?.addresses ?? []).filter(address => address.id !== id),
      })),
  });
