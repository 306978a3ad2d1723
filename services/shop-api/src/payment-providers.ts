import { cardPayments } from './cards/api';
import type { Db } from './db/schema';
import { leasePayments } from './leasing/api';
import type { Partners } from './providers/partners';
import type { Account } from './providers/account';
import { paymentNetworks } from './providers/payment-networks';
import type { PaymentProvider } from './providers/payment-provider';
import type { ProviderAccounts } from './providers/settings';
import type { Clock } from './shop';
import { transferPayments } from './transfers/api';

interface Surroundings {
  accounts: ProviderAccounts;
  partners: Partners;
  db: Db;
  clock: Clock;
  /** All of them, once they are created. */
  providers: () => Readonly<Record<string, PaymentProvider>>;
}

/** Providers with parts in the shop's modules, by their names in payment methods; undefined without an account. */
const factories: Record<string, (surroundings: Surroundings) => PaymentProvider | undefined> = {
  card: ({ partners: { cards: gateway }, db, clock }) => gateway && cardPayments({ gateway, db, clock }),
  transfer: ({ partners: { bank: account }, db, clock }) => account && transferPayments({ account, db, clock }),
  leasing: ({ partners: { lender }, db, clock, providers }) =>
    lender && leasePayments({ lender, db, clock, providers }),
};

/** The payment providers with configured accounts. */
export const paymentProviders = (surroundings: Omit<Surroundings, 'providers'>): Record<string, PaymentProvider> => {
  const { accounts, clock } = surroundings;
  const providers: Record<string, PaymentProvider> = {};
  for (const [name, network] of Object.entries(paymentNetworks)) {
    const account = accounts[name as keyof typeof paymentNetworks];
    const create = network.create as (account: Account<{ url: string }>, clock: Clock) => PaymentProvider;
    if (account) providers[name] = create(account, clock);
  }
  for (const [name, make] of Object.entries(factories)) {
    const provider = make({ ...surroundings, providers: () => providers });
    if (provider) providers[name] = provider;
  }
  return providers;
};
