import {
  addStoreCredit,
  applyGiftCard,
  applyVoucher,
  removeGiftCard,
  removeStoreCredit,
  removeVoucher,
} from '@ortoo/contracts/endpoints';
import { orderCommand } from '../parts/order-command';

/** Amounts of an order that the buyer's own balances pay; the rest is due. */
export const addStoreCreditMutation = orderCommand(addStoreCredit);
export const removeStoreCreditMutation = orderCommand(removeStoreCredit);
export const applyGiftCardMutation = orderCommand(applyGiftCard);
export const removeGiftCardMutation = orderCommand(removeGiftCard);
export const applyVoucherMutation = orderCommand(applyVoucher);
export const removeVoucherMutation = orderCommand(removeVoucher);
