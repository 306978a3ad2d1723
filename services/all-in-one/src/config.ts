import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  assertStrongSecrets,
  credentialSetting,
  databaseUrlSetting,
  issuedSecret,
  jsonSetting,
  logLevelSetting,
  originSetting,
  passwordIn,
  portSetting,
  readSettings,
  StartError,
  trustedProxies,
  type Environment,
} from '@ortoo/contracts/settings';
import { z } from 'zod';
import { credentialsOf } from './credentials';

/** Root of the monorepo. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

const settingsSchema = z.object({
  HOST: z.string().default('localhost'),
  PORT: portSetting(3000),
  ORIGIN: originSetting.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrlSetting.optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: logLevelSetting.default('warn'),
  REGISTRY_TOKEN: z.string().optional(),
  RELEASE_KEY: z.string().optional(),
  SEARCH_READ: credentialSetting.optional(),
  SEARCH_INDEX: credentialSetting.optional(),
  SEARCH_ORIGIN: originSetting.optional(),
  SEARCH_STANDBY: z.enum(['on', 'off']).default('on'),
  PAYMENT_PROVIDERS: z.string().optional(),
  SOCIAL_PROVIDERS: z.string().optional(),
  ANALYTICS: z.string().optional(),
  PUSH_SDK: z.string().optional(),
  SMTP_URL: z.string().optional(),
  SMTP_FROM: z.string().optional(),
  SMS_GATEWAY: z.string().optional(),
  TRUST_PROXY: trustedProxies.optional(),
  STAFF_MONEY_LIMIT: z.coerce.number().int().min(0).optional(),
  SITE_ORIGINS: jsonSetting(z.record(z.string(), originSetting)).default({}),
  LIMITS_FACTOR: z.coerce.number().min(0).default(1),
});

type Settings = z.output<typeof settingsSchema>;

const requiredInProduction = ['DATABASE_URL', 'ORIGIN', 'REGISTRY_TOKEN', 'SEARCH_READ'] as const;

const passwordOf = (pair: string | undefined) => pair && credentialsOf(pair).password;

/** Rejects publicly known or easily guessed values. */
const assertProductionReady = (settings: Settings): void => {
  const missing = requiredInProduction.filter(name => !settings[name]);
  if (missing.length > 0) {
    throw new StartError(
      `NODE_ENV=production needs ${missing.join(', ')}: it does business under no default address or credentials.`,
    );
  }
  const { REGISTRY_TOKEN, SEARCH_READ, SEARCH_INDEX, DATABASE_URL } = settings;
  assertStrongSecrets({
    REGISTRY_TOKEN,
    'SEARCH_READ (password)': passwordOf(SEARCH_READ),
    'SEARCH_INDEX (password)': passwordOf(SEARCH_INDEX),
  });
  assertStrongSecrets({ 'DATABASE_URL (password)': passwordIn(DATABASE_URL) }, issuedSecret);
};

/** All settings. */
export const readConfig = (environment: Environment) => {
  const settings = readSettings(settingsSchema, environment);
  const production = settings.NODE_ENV === 'production';
  if (production) assertProductionReady(settings);
  const { PORT: port, DATABASE_URL: databaseUrl, REGISTRY_TOKEN: registryToken } = settings;
  const origin = settings.ORIGIN ?? `http://localhost:${port}`;
  return {
    host: settings.HOST,
    port,
    /** Public address of this process for shoppers and payment providers. */
    origin,
    dataDir: resolve(workspace, settings.DATA_DIR),
    databaseUrl,
    production,
    /** Whether cookies are `Secure` and carry `__Host-`; no header of a proxy changes that. */
    secureCookies: origin.startsWith('https:'),
    /** Proxies with a trusted `X-Forwarded-For`. In production none, unless it is set. */
    trustProxy: settings.TRUST_PROXY ?? (production ? false : ['loopback']),
    registryToken,
    releaseKey: settings.RELEASE_KEY,
    searchCredentials: {
      read: settings.SEARCH_READ ?? 'shop:shop',
      /** For the service's own documents and indices; in production only when it is set. */
      index: settings.SEARCH_INDEX ?? (production ? undefined : 'indexer:indexer'),
    },
    /** Address of a separate search service; without it, one runs within this process. */
    searchOrigin: settings.SEARCH_ORIGIN,
    /** Whether a second thread of that search takes over when the first ends. */
    searchStandby: settings.SEARCH_STANDBY === 'on',
    /** Public origins of the other sites by code. */
    siteOrigins: settings.SITE_ORIGINS,
    /** Multiplies the request limits; 0 lifts them. */
    limitsFactor: settings.LIMITS_FACTOR,
    paymentProviders: settings.PAYMENT_PROVIDERS,
    staffMoneyLimit: settings.STAFF_MONEY_LIMIT,
    socialProviders: settings.SOCIAL_PROVIDERS,
    analytics: settings.ANALYTICS,
    pushServices: settings.PUSH_SDK,
    messages: {
      SMTP_URL: settings.SMTP_URL,
      SMTP_FROM: settings.SMTP_FROM,
      SMS_GATEWAY: settings.SMS_GATEWAY,
    },
    logLevel: settings.LOG_LEVEL,
  };
};

export const config = readConfig(process.env);

/** Whether a start releases every change of the sources. */
export const releaseChanges = (args: readonly string[]): boolean => {
  const unknown = args.filter(word => word !== '--release-changes');
  if (unknown.length > 0) throw new StartError(`npm start knows --release-changes, and not ${unknown.join(' ')}.`);
  if (args.length > 0 && config.production) {
    throw new StartError('NODE_ENV=production accepts no --release-changes: it goes past the gate.');
  }
  return args.length > 0;
};

/** Folder of the registry's releases and pointers. */
export const registryDir = join(config.dataDir, 'registry');

/** This shop's own key: signs the builds of the first start. */
export const releaseKey = config.releaseKey ?? join(config.dataDir, 'keys/release.pem');

/** Folder names of all released packages, the host first. */
export const releasables = [
  'shell',
  ...readdirSync(workspace)
    .filter(name => name.startsWith('mfe-'))
    .sort(),
];
