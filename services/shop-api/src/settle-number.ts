import { findPaymentByNumber } from './payments/payments.tables';
import { settlePayment } from './checkout/payments';
import { settleLeaseNumber } from './leasing/pay-lease';
import type { Shop } from './shop';
import { settleRechargeNumber } from './wallet/api';

/** Settles the payment with a number, for an order, a wallet or a lease. Each recognizes its own numbers. */
export const settleNumber = async (shop: Shop, number: string): Promise<void> => {
  const payment = await findPaymentByNumber(shop.db, number);
  if (payment) return settlePayment(shop, payment);
  await settleRechargeNumber(shop, number);
  await settleLeaseNumber(shop, number);
};
