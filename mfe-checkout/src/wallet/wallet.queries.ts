import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { moneyPaths, type Loyalty, type Recharge, type StoreCreditEvents, type StoreCredits } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Everything that a movement of money makes old. */
export const walletKey = ['wallet'] as const;

export const walletsQuery = () =>
  queryOptions({
    queryKey: [...walletKey, 'balances'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<StoreCredits>(moneyPaths.storeCredits, { signal }),
  });

const pageSize = 20;

/** The ledger, newest first; it goes on while a page was not empty and is not the last. */
export const ledgerQuery = (wallet: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...walletKey, 'ledger', wallet ?? null],
    initialPageParam: 1,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).shop.get<StoreCreditEvents>(moneyPaths.storeCreditEvents, {
        params: { page: pageParam, per_page: pageSize, ...(wallet && { wallet }) },
        signal,
      }),
    getNextPageParam: ({ store_credit_events, current_page, pages }) =>
      store_credit_events.length > 0 && current_page < pages ? current_page + 1 : undefined,
  });

export const loyaltyQuery = () =>
  queryOptions({
    queryKey: [...walletKey, 'loyalty'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Loyalty>(moneyPaths.loyalty, { signal }),
  });

/** Milliseconds between two questions whether the money has come. */
const checkEvery = 3000;
const open: readonly Recharge['state'][] = ['checkout', 'processing', 'pending'];

/** Asks the server to ask the provider, until the recharge has ended one way or the other. */
export const rechargeQuery = (number: string) =>
  queryOptions<Recharge>({
    queryKey: [...walletKey, 'recharge', number],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !open.includes(state.data.state) ? false : checkEvery),
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.post<Recharge>(moneyPaths.rechargeCheck(number), {}, { signal }),
  });
