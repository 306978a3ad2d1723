import type { RechargeInput } from '@ortoo/contracts';
import { createRecharge, redeemGiftCard } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { walletKey } from './wallet.queries';

export const recharge = mutationOptions({
  mutationFn: (body: RechargeInput, { client }) => call(apiOf(client), createRecharge, { body }),
});

/** Credits a gift card to the wallet. */
export const redeemGiftCardMutation = mutationOptions({
  mutationFn: (code: string, { client }) => call(apiOf(client), redeemGiftCard, { body: { code } }),
  onSuccess: (_answer, _code, _before, { client }) => client.invalidateQueries({ queryKey: walletKey }),
});
