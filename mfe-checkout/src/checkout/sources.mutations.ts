import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  moneyPaths,
  type AddStoreCredit,
  type ApplyGiftCard,
  type ApplyVoucher,
  type Order,
  type RemoveGiftCard,
  type RemoveStoreCredit,
} from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { withOrderUpdate } from '../parts/order-command';

const command =
  <Body extends object>(path: (number: string) => string) =>
  (client: QueryClient, number: string) =>
    mutationOptions({ mutationFn: (body: Body) => withOrderUpdate(apiOf(client).shop.put<Order>(path(number), body)) });

/** Amounts of an order that the buyer's own balances pay; the rest is due. */
export const addStoreCredit = command<AddStoreCredit>(moneyPaths.addStoreCredit);
export const removeStoreCredit = command<RemoveStoreCredit>(moneyPaths.removeStoreCredit);
export const applyGiftCard = command<ApplyGiftCard>(moneyPaths.applyGiftCard);
export const removeGiftCard = command<RemoveGiftCard>(moneyPaths.removeGiftCard);
export const applyVoucher = command<ApplyVoucher>(moneyPaths.applyVoucher);
export const removeVoucher = command<ApplyVoucher>(moneyPaths.removeVoucher);
