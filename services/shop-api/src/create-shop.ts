import type { Config } from './config';
import type { Database } from './db/index';
import type { PaymentProvider } from './providers/payment-provider';
import { qpay } from './providers/qpay';
import { sandboxMerchant } from './sandbox/qpay-emulator';
import type { Clock, Shop } from './shop';

export interface ShopOptions {
  database: Database;
  dataDir: string;
  production: boolean;
  /** Address under which this process answers; read when it is needed, for the port may be known late. */
  origin: () => string;
  clock?: Clock;
  /** Merchant account of the payment network; the sandbox when absent, outside production. */
  qpay?: Config['qpay'];
}

const providersFor = (options: ShopOptions, clock: Clock): Record<string, PaymentProvider> => {
  if (options.qpay) {
    const { url, ...merchant } = options.qpay;
    return { qpay: qpay({ ...merchant, baseUrl: () => url, clock }) };
  }
  if (options.production) return {};
  return { qpay: qpay({ ...sandboxMerchant, baseUrl: () => `${options.origin()}/sandbox/qpay`, clock }) };
};

/** Puts together what the Shop API works with. The database is migrated already. */
export const createShop = (options: ShopOptions): Shop => {
  const clock = options.clock ?? (() => new Date());
  return {
    database: options.database,
    db: options.database.db,
    clock,
    production: options.production,
    dataDir: options.dataDir,
    origin: options.origin,
    providers: providersFor(options, clock),
  };
};
