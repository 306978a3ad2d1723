import type { Kysely } from 'kysely';
import { cardPayments } from './cards/api';
import type { Tables } from './db/schema';
import { most } from './providers/most';
import type { Partners } from './providers/partners';
import type { PaymentProvider } from './providers/payment-provider';
import { qpay } from './providers/qpay';
import type { ProviderAccounts } from './providers/settings';
import type { Clock } from './shop';
import { transferPayments } from './transfers/api';

interface Surroundings {
  accounts: ProviderAccounts;
  partners: Partners;
  db: Kysely<Tables>;
  clock: Clock;
}

/** How each way of being paid is made, by the name that payment methods know it by; undefined without an account. */
const makers: Record<string, (surroundings: Surroundings) => PaymentProvider | undefined> = {
  qpay: ({ accounts, clock }) => accounts.qpay && qpay({ ...accounts.qpay, clock }),
  card: ({ partners: { cards: gateway }, db, clock }) => gateway && cardPayments({ gateway, db, clock }),
  transfer: ({ partners: { bank: account }, db, clock }) => account && transferPayments({ account, db, clock }),
  most: ({ accounts }) => accounts.most && most(accounts.most),
};

/** The ways of being paid that the configuration has accounts for. */
export const paymentProviders = (surroundings: Surroundings): Record<string, PaymentProvider> => {
  const made = Object.entries(makers).map(([name, make]) => [name, make(surroundings)] as const);
  return Object.fromEntries(made.flatMap(([name, provider]) => (provider ? [[name, provider]] : [])));
};
