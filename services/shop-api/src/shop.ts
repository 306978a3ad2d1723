import type { AnalyticsSettings } from './content/analytics-settings';
import type { pushServicesOf } from './providers/push-services';
import type { SiteHosts } from './content/site-hosts';
import type { Database } from './db/index';
import type { Db } from './db/schema';
import type { InternalCalls } from './http/internal-calls';
import type { RequestCounts } from './http/request-counts';
import type { CheckLimit } from './http/request-limits';
import type { Transports } from './outbox/transport';
import type { Purposes } from './payments/purpose';
import type { Partners } from './providers/partners';
import type { PaymentProvider } from './providers/payment-provider';
import type { SocialProviders } from './providers/social-providers';
import type { SearchClient } from './search/search-client';

export type Clock = () => Date;

/** Dependencies of every module of the Shop API. */
export interface Shop {
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  /** Real business: no example accounts, no sandbox, no development pages. */
  readonly production: boolean;
  /** Whether cookies are `Secure` and carry `__Host-`: the public URL is https, whatever a proxy's header says. */
  readonly secureCookies: boolean;
  /** Folder for files. */
  readonly dataDir: string;
  /** Address of this process for payment providers. */
  readonly origin: () => string;
  /** Names and addresses of the sites. */
  readonly hosts: SiteHosts;
  /** Request counts of visitors, for limits over all processes. */
  readonly counts: RequestCounts;
  readonly checkLimit: CheckLimit;
  readonly internal: InternalCalls;
  readonly search: SearchClient;
  /** How emails and SMS leave the shop. */
  readonly transports: Transports;
  /** What one member of staff may give without a payment, or take away, alone: whole tugrik. */
  readonly staffMoneyLimit: number;
  /** A secret that decides the draws of one round. */
  readonly createSeed: () => string;
  /**
   * Whether an error code that the endpoint does not list, or a change by staff without an audit entry, is an internal
   * error; only tests enable this.
   */
  readonly isStrict: boolean;
  /** Partners for saved cards and accounts, loans and receipts. */
  readonly partners: Partners;
  /** The account at the service behind a site's push SDK. */
  readonly pushServices: ReturnType<typeof pushServicesOf>;
  /** Analytics destinations by site code; none when it is missing. */
  readonly analytics: AnalyticsSettings;
  /** What payments are for. */
  readonly purposes: Purposes;
  /** Payment providers by name. */
  readonly providers: Readonly<Record<string, PaymentProvider>>;
  /** Services whose accounts sign in, by name. */
  readonly social: SocialProviders;
}
