import { resolve } from 'node:path';
import {
  assertStrongSecrets,
  databaseUrlSetting,
  type Environment,
  issuedSecret,
  logLevelSetting,
  originSetting,
  passwordIn,
  portSetting,
  readSettings,
  type TrustedProxies,
  trustedProxies,
} from '@ortoo/contracts/settings';
import { z } from 'zod';
import { type MessageSettings, messageSecrets, readMessageSettings } from './outbox/settings';
import { secretsOf } from './providers/secrets';
import { type ProviderSettings, readProviderSettings } from './providers/settings';
import { readSocialSettings, socialSecretsOf, type SocialSettings } from './providers/social-settings';

/** Environment variables. */
export interface Config {
  port: number;
  host: string;
  /** Public address of this process for shoppers and payment providers. */
  origin: string;
  dataDir: string;
  databaseUrl: string | undefined;
  production: boolean;
  /** Visitors reach the shop by https. */
  secureCookies: boolean;
  /** Proxies with a trusted `X-Forwarded-For`. */
  trustProxy: TrustedProxies;
  logLevel: string;
  /** The caller's working directory: npm itself changes to the package's folder. */
  calledIn: string;
  /** Accounts at payment providers; the sandbox is the fallback outside production. */
  providers: ProviderSettings | undefined;
  /** Mail server and SMS gateway. */
  messages: MessageSettings;
  /** What one member of staff may give without a payment alone, in whole tugrik. */
  staffMoneyLimit: number | undefined;
  /** Clients at services that sign in; the sandbox is the fallback outside production. */
  social: SocialSettings | undefined;
}

const settingsSchema = z.object({
  PORT: portSetting(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: originSetting.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrlSetting.optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: logLevelSetting.default('info'),
  INIT_CWD: z.string().default('.'),
  PAYMENT_PROVIDERS: z.string().optional(),
  SOCIAL_PROVIDERS: z.string().optional(),
  TRUST_PROXY: trustedProxies.optional(),
  STAFF_MONEY_LIMIT: z.coerce.number().int().min(0).optional(),
});

/** @throws {StartError} names unusable settings, and in production easily guessed ones */
export const readConfig = (environment: Environment = process.env): Config => {
  const settings = readSettings(settingsSchema, environment);
  const { PORT: port, HOST: host, DATABASE_URL: databaseUrl, NODE_ENV } = settings;
  const providers = readProviderSettings(settings.PAYMENT_PROVIDERS);
  const messages = readMessageSettings(environment);
  const social = readSocialSettings(settings.SOCIAL_PROVIDERS);
  const production = NODE_ENV === 'production';
  if (production) {
    const database = { 'DATABASE_URL (password)': passwordIn(databaseUrl) };
    assertStrongSecrets(
      {
        ...database,
        ...(providers && secretsOf(providers)),
        ...(social && socialSecretsOf(social)),
        ...messageSecrets(messages),
      },
      issuedSecret,
    );
  }
  const origin = settings.ORIGIN ?? `http://${host}:${port}`;
  return {
    port,
    host,
    origin,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl,
    production,
    secureCookies: origin.startsWith('https:'),
    trustProxy: settings.TRUST_PROXY ?? (production ? false : ['loopback']),
    logLevel: settings.LOG_LEVEL,
    calledIn: resolve(settings.INIT_CWD),
    providers,
    messages,
    social,
    staffMoneyLimit: settings.STAFF_MONEY_LIMIT,
  };
};
