import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { moneyPaths, type Recharge, type RechargeInput, type RedeemedGiftCard } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { walletKey } from './wallet.queries';

export const recharge = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: RechargeInput) => apiOf(client).shop.post<Recharge>(moneyPaths.recharges, input),
  });

/** Credits a gift card to the wallet. */
export const redeemGiftCard = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (code: string) => apiOf(client).shop.post<RedeemedGiftCard>(moneyPaths.redeemGiftCard, { code }),
    onSuccess: () => client.invalidateQueries({ queryKey: walletKey }),
  });
