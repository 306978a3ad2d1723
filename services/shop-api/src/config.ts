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
import { secretsOf } from './providers/secrets';
import { type ProviderSettings, readProviderSettings } from './providers/settings';

/** What the surroundings say. */
export interface Config {
  port: number;
  host: string;
  /** Where shoppers and payment providers reach this process. */
  origin: string;
  dataDir: string;
  databaseUrl: string | undefined;
  production: boolean;
  /** Visitors reach the shop by https. */
  secureCookies: boolean;
  /** Whose `X-Forwarded-For` counts. */
  trustProxy: TrustedProxies;
  logLevel: string;
  /** Where one stands who calls a command: npm itself goes to the package's folder. */
  calledIn: string;
  /** Accounts at payment providers; the sandbox stands in for them outside production. */
  providers: ProviderSettings | undefined;
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
  TRUST_PROXY: trustedProxies.optional(),
});

/** @throws {StartError} names what cannot be used, and in production what is easy to guess */
export const readConfig = (environment: Environment = process.env): Config => {
  const settings = readSettings(settingsSchema, environment);
  const { PORT: port, HOST: host, DATABASE_URL: databaseUrl, NODE_ENV } = settings;
  const providers = readProviderSettings(settings.PAYMENT_PROVIDERS);
  const production = NODE_ENV === 'production';
  if (production) {
    const database = { 'DATABASE_URL (password)': passwordIn(databaseUrl) };
    assertStrongSecrets({ ...database, ...(providers && secretsOf(providers)) }, issuedSecret);
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
  };
};
