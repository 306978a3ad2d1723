import type { RechargeInput } from '@ortoo/contracts';
import { createRecharge, redeemGiftCard } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { walletKey } from './wallet.queries';

export const recharge = (client: QueryClient) =>
  mutationOptions({ mutationFn: (body: RechargeInput) => call(apiOf(client), createRecharge, { body }) });

/** Credits a gift card to the wallet. */
export const redeemGiftCardMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (code: string) => call(apiOf(client), redeemGiftCard, { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: walletKey }),
  });
