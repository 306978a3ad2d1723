import type { AddressInput } from '@ortoo/contracts';
import { addAddress, changeAddress, chooseAddress, removeAddress } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { verifySession } from '@ortoo/stores';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addressesQuery } from './addresses.queries';

const send = (client: QueryClient, id: number | null, body: AddressInput) =>
  id === null
    ? call(apiOf(client), addAddress, { body })
    : call(apiOf(client), changeAddress, { params: { id }, body });

/** The checkout starts with the user's default address: it is read again with the session. */
const show = (client: QueryClient, answer: Awaited<ReturnType<typeof send>>) => {
  client.setQueryData(addressesQuery().queryKey, answer);
  void verifySession();
};

/** Adds an address, or changes the one with this id. */
export const saveAddress = (id: number | null) =>
  mutationOptions({
    mutationFn: (body: AddressInput, { client }) => send(client, id, body),
    onSuccess: (answer, _body, _before, { client }) => show(client, answer),
  });

export const makeDefault = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), chooseAddress, { params: { id } }),
  onSuccess: (answer, _id, _before, { client }) => show(client, answer),
});

export const dropAddress = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), removeAddress, { params: { id } }),
  onSuccess: (_answer, id, _before, { client }) => {
    client.setQueryData(
      addressesQuery().queryKey,
      known => known && { ...known, addresses: known.addresses.filter(address => address.id !== id) },
    );
    void verifySession();
  },
});
