import type { Recharge } from '@ortoo/contracts';
import { checkRecharge, getLoyalty, listStoreCreditEvents, listStoreCredits } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Common key prefix of everything that a money movement invalidates. */
export const walletKey = ['wallet'] as const;

export const walletsQuery = () => endpointQuery([...walletKey, 'balances'], listStoreCredits);

const pageSize = 20;

/** The ledger, newest first; ends at an empty page or the last one. */
export const ledgerQuery = (wallet: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'ledger', wallet ?? null],
    initialPageParam: 1,
    queryFn: ({ client, pageParam, signal }) =>
      call(apiOf(client), listStoreCreditEvents, {
        query: { page: pageParam, per_page: pageSize, ...(wallet && { wallet }) },
        signal,
      }),
    getNextPageParam: ({ store_credit_events, current_page, pages }) =>
      store_credit_events.length > 0 && current_page < pages ? current_page + 1 : undefined,
  });

export const loyaltyQuery = () => endpointQuery([...walletKey, 'loyalty'], getLoyalty);

/** Polling interval of the payment in milliseconds. */
const checkEvery = 3000;
const open: readonly Recharge['state'][] = ['checkout', 'processing', 'pending'];

/** Polls the server, which queries the provider, until the recharge has ended. */
export const rechargeQuery = (number: string) =>
  endpointQuery(
    [...walletKey, 'recharge', number],
    checkRecharge,
    { params: { number } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && !open.includes(state.data.state) ? false : checkEvery),
      refetchOnWindowFocus: true,
    },
  );
