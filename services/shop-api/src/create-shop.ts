import type { AnalyticsSettings } from './content/analytics-settings';
import { type PushServiceSettings, pushServicesOf } from './providers/push-services';
import { sitesOf } from './content/api';
import { createSiteHosts } from './content/site-hosts';
import type { Database } from './db/index';
import { createInternalCalls } from './http/internal-calls';
import { createRequestCounts } from './http/request-counts';
import { createRequestLimits } from './http/request-limits';
import { randomToken } from './http/tokens';
import type { Transports } from './outbox/api';
import { orderPurpose } from './checkout/api';
import { leasePurpose } from './leasing/api';
import { paymentProviders } from './payment-providers';
import { rechargePurpose } from './wallet/api';
import { partnersAt } from './providers/partners';
import { accountsOf, type ProviderSettings } from './providers/settings';
import { type SocialProviders, socialProvidersOf } from './providers/social-providers';
import type { SocialSettings } from './providers/social-settings';
import { sandboxAccounts } from './sandbox/emulators';
import { sandboxSocialClients } from './sandbox/social-emulator';
import { createSearchClient } from './search/search-client';
import type { Shop } from './shop';

export interface ShopOptions {
  database: Database;
  dataDir: string;
  production: boolean;
  /** Visitors reach the shop by https. */
  secureCookies?: boolean;
  /** Address of this process; read lazily, for the port may be known late. */
  origin: () => string;
  /** Public origins of further sites by code. */
  siteOrigins?: Readonly<Record<string, string>>;
  /** Multiplies the request limits; 0 lifts them. */
  limitsFactor?: number;
  clock?: Shop['clock'];
  /** Accounts at payment providers by name; the sandbox's when absent, outside production. */
  providers?: ProviderSettings | undefined;
  /** Clients at services that sign in; the sandbox's when absent, outside production. */
  social?: SocialSettings | undefined;
  /** Accounts at the services behind push SDKs; the sandbox's when absent, outside production. */
  pushServices?: PushServiceSettings | undefined;
  analytics?: AnalyticsSettings;
  isStrict?: boolean;
  /** How emails and SMS leave the shop; without one they stay in the outbox. */
  transports?: Transports;
  /** What one member of staff may give alone; 100,000₮ when absent. */
  staffMoneyLimit?: number | undefined;
  /** Decides the draws; from the operating system when absent. */
  createSeed?: Shop['createSeed'];
}

const accountsFor = ({ providers, production, origin }: ShopOptions) =>
  providers || production ? accountsOf(providers ?? {}) : sandboxAccounts(origin);

const socialFor = ({ social, production, origin }: ShopOptions): SocialProviders => {
  if (!social) return production ? {} : socialProvidersOf(sandboxSocialClients(origin));
  const { google, facebook } = social;
  return socialProvidersOf({ ...(google && { google: () => google }), ...(facebook && { facebook: () => facebook }) });
};

/** Composes the dependencies of the Shop API. The database is migrated and its sites are open already. */
export const createShop = (options: ShopOptions): Shop => {
  const { database, dataDir, production, origin, clock = () => new Date(), analytics = {} } = options;
  const {
    secureCookies = false,
    siteOrigins = {},
    isStrict = false,
    transports = {},
    createSeed = randomToken,
    staffMoneyLimit = 100_000,
  } = options;
  const { db } = database;
  const accounts = accountsFor(options);
  const partners = partnersAt(accounts, clock);
  const providers = paymentProviders({ accounts, partners, db, clock });
  const purposes = { order: orderPurpose, recharge: rechargePurpose, lease_payment: leasePurpose };
  const hosts = createSiteHosts({ sites: sitesOf(db).all, origin, siteOrigins, production });
  const counts = createRequestCounts(database, () => clock().getTime());
  const checkLimit = createRequestLimits(counts, options.limitsFactor);
  const internal = createInternalCalls();
  const search = createSearchClient();
  return {
    ...{ database, db, clock, production, secureCookies, dataDir, origin, hosts },
    ...{
      counts,
      checkLimit,
      internal,
      search,
      partners,
      providers,
      purposes,
      analytics,
      isStrict,
      transports,
      createSeed,
      staffMoneyLimit,
    },
    social: socialFor(options),
    pushServices: pushServicesOf(options.pushServices, { production, origin }),
  };
};
