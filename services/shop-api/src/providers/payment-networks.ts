import type { z } from 'zod';
import type { Account } from './account';
import { most, mostAccount } from './most';
import type { PaymentProvider } from './payment-provider';
import { qpay, qpayAccount } from './qpay';

type Create<T extends { url: string }> = (account: Account<T>, clock: () => Date) => PaymentProvider;

const network = <T extends { url: string }>(account: z.ZodType<T>, create: Create<T>) => ({ account, create });

/**
 * Payment providers that need nothing but their account: the fields of the account and the adapter, by the name in
 * payment methods and in `PAYMENT_PROVIDERS`.
 */
export const paymentNetworks = {
  qpay: network(qpayAccount, qpay),
  most: network(mostAccount, most),
};
