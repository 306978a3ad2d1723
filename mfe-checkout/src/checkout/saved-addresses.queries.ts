import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type Addresses } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/**
 * The shopper's earlier addresses, the last used first. Refetched on each visit because every completed step may add
 * one.
 */
export const savedAddressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    retry: false,
    gcTime: 0,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Addresses>(shopPaths.addresses, { signal }),
  });

export const forgetAddress = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => apiOf(client).shop.delete<unknown>(shopPaths.address(id)),
    onSuccess: (_, id) =>
      client.setQueryData(savedAddressesQuery().queryKey, known => ({
        addresses: (known?.addresses ?? []).filter(address => address.id !== id),
      })),
  });
