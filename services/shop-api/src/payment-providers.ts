import type { Kysely } from 'kysely';
import { cardPayments } from './cards/api';
import type { Tables } from './db/schema';
import { leasePayments } from './leasing/api';
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
  /** All of them, once they are created. */
  providers: () => Readonly<Record<string, PaymentProvider>>;
}

/** Factory of each payment provider, by its name in payment methods; undefined without an account. */
const factories: Record<string, (surroundings: Surroundings) => PaymentProvider | undefined> = {
  qpay: ({ accounts, clock }) => accounts.qpay && qpay({ ...accounts.qpay, clock }),
  card: ({ partners: { cards: gateway }, db, clock }) => gateway && cardPayments({ gateway, db, clock }),
  transfer: ({ partners: { bank: account }, db, clock }) => account && transferPayments({ account, db, clock }),
  most: ({ accounts }) => accounts.most && most(accounts.most),
  leasing: ({ partners: { lender }, db, clock, providers }) =>
    lender && leasePayments({ lender, db, clock, providers }),
};

/** The payment providers with configured accounts. */
export const paymentProviders = (surroundings: Omit<Surroundings, 'providers'>): Record<string, PaymentProvider> => {
  const providers: Record<string, PaymentProvider> = {};
  for (const [name, make] of Object.entries(factories)) {
    const provider = make({ ...surroundings, providers: () => providers });
    if (provider) providers[name] = provider;
  }
  return providers;
};
