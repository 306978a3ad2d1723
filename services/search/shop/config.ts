import {
  assertStrongSecrets,
  databaseUrlSetting,
  type Environment,
  issuedSecret,
  passwordIn,
  portSetting,
  readSettings,
  StartError,
} from '@ortoo/contracts/settings';
import { z } from 'zod';
import { developmentIndexer, developmentReader, type Credentials } from './credentials';

export interface SearchConfig {
  port: number;
  databaseUrl: string | undefined;
  dataDir: string;
  reader: Credentials;
  /** Credentials for writing documents and indices; in production only when configured. */
  indexer: Credentials | undefined;
}

const settingsSchema = z.object({
  PORT: portSetting(3002),
  DATABASE_URL: databaseUrlSetting.optional(),
  DATA_DIR: z.string().default('.data'),
  NODE_ENV: z.string().optional(),
  SEARCH_USER: z.string().optional(),
  SEARCH_PASSWORD: z.string().optional(),
  SEARCH_INDEX_USER: z.string().optional(),
  SEARCH_INDEX_PASSWORD: z.string().optional(),
});

type Settings = z.output<typeof settingsSchema>;

const credentials = (user: string | undefined, password: string | undefined): Credentials | undefined =>
  user && password ? { user, password } : undefined;

const assertProductionReady = (settings: Settings): void => {
  const { SEARCH_USER, SEARCH_PASSWORD, SEARCH_INDEX_PASSWORD, DATABASE_URL } = settings;
  if (!SEARCH_USER || !SEARCH_PASSWORD)
    throw new StartError('NODE_ENV=production needs SEARCH_USER and SEARCH_PASSWORD: it has no default credentials.');
  assertStrongSecrets({ SEARCH_PASSWORD, SEARCH_INDEX_PASSWORD });
  assertStrongSecrets({ 'DATABASE_URL (password)': passwordIn(DATABASE_URL) }, issuedSecret);
};

/**
 * Reads the environment; production has no default credentials.
 * @throws {StartError} names the invalid variables
 */
export function searchConfig(environment: Environment = process.env): SearchConfig {
  const settings = readSettings(settingsSchema, environment);
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction) assertProductionReady(settings);
  const indexer = credentials(settings.SEARCH_INDEX_USER, settings.SEARCH_INDEX_PASSWORD);
  return {
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    reader: credentials(settings.SEARCH_USER, settings.SEARCH_PASSWORD) ?? developmentReader,
    indexer: indexer ?? (isProduction ? undefined : developmentIndexer),
  };
}
