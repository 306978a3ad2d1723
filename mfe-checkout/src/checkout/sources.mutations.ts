import type {
  AddStoreCredit,
  ApplyGiftCard,
  ApplyVoucher,
  Order,
  RemoveGiftCard,
  RemoveStoreCredit,
} from '@ortoo/contracts';
import {
  addStoreCredit,
  applyGiftCard,
  applyVoucher,
  removeGiftCard,
  removeStoreCredit,
  removeVoucher,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type Api } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { withOrderUpdate } from '../parts/order-command';

const command =
  <Body>(send: (api: Api, input: { params: { number: string }; body: Body }) => Promise<Order>) =>
  (client: QueryClient, number: string) =>
    mutationOptions({
      mutationFn: (body: Body) => withOrderUpdate(send(apiOf(client), { params: { number }, body })),
    });

/** Amounts of an order that the buyer's own balances pay; the rest is due. */
export const addStoreCreditMutation = command<AddStoreCredit>((api, input) => call(api, addStoreCredit, input));
export const removeStoreCreditMutation = command<RemoveStoreCredit>((api, input) =>
  call(api, removeStoreCredit, input),
);
export const applyGiftCardMutation = command<ApplyGiftCard>((api, input) => call(api, applyGiftCard, input));
export const removeGiftCardMutation = command<RemoveGiftCard>((api, input) => call(api, removeGiftCard, input));
export const applyVoucherMutation = command<ApplyVoucher>((api, input) => call(api, applyVoucher, input));
export const removeVoucherMutation = command<ApplyVoucher>((api, input) => call(api, removeVoucher, input));
