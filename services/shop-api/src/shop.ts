import type { Kysely } from 'kysely';
import type { AnalyticsSettings } from './content/analytics-settings';
import type { SiteHosts } from './content/site-hosts';
import type { Database } from './db/index';
import type { Tables } from './db/schema';
import type { InternalCalls } from './http/internal-calls';
import type { RequestCounts } from './http/request-counts';
import type { CheckLimit } from './http/request-limits';
import type { Partners } from './providers/partners';
import type { PaymentProvider } from './providers/payment-provider';

export type Clock = () => Date;

/** What every module of the Shop API works with. */
export interface Shop {
  readonly database: Database;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Real business: no example accounts, no sandbox, no development pages. */
  readonly production: boolean;
  /** Whether cookies are `Secure` and carry `__Host-`: visitors reach the shop by https, whatever a proxy's header says. */
  readonly secureCookies: boolean;
  /** Where files may be kept. */
  readonly dataDir: string;
  /** Address under which this process can be reached by payment providers. */
  readonly origin: () => string;
  /** Names and addresses of the sites. */
  readonly hosts: SiteHosts;
  /** Requests of visitors, for limits that hold over all processes. */
  readonly counts: RequestCounts;
  readonly checkLimit: CheckLimit;
  readonly internal: InternalCalls;
  /** Who keeps cards and accounts for the shop, lends to its buyers, takes note of its sales. */
  readonly partners: Partners;
  /** Who is told of what happens, by site code; nobody where it is missing. */
  readonly analytics: AnalyticsSettings;
  /** Payment providers by name. */
  readonly providers: Readonly<Record<string, PaymentProvider>>;
}
