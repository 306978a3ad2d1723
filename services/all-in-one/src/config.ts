import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the monorepo. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

const { env } = process;
const port = Number(env['PORT'] ?? 3000);

/** Everything that can be set from outside. */
export const config = {
  host: env['HOST'] ?? 'localhost',
  port,
  /** Where shoppers and those who collect money for us reach this process. */
  origin: env['ORIGIN'] || `http://localhost:${port}`,
  dataDir: resolve(workspace, env['DATA_DIR'] ?? '.data'),
  databaseUrl: env['DATABASE_URL'] || undefined,
  production: env['NODE_ENV'] === 'production',
  registryToken: env['REGISTRY_TOKEN'] || undefined,
  searchCredentials: {
    read: env['SEARCH_READ'] ?? 'shop:shop',
    /** For documents and indices of one's own; in production only where it is set. */
    index: env['SEARCH_INDEX'] ?? (env['NODE_ENV'] === 'production' ? undefined : 'indexer:indexer'),
  },
  /** Where a search service of its own process answers; without it, one runs within this process. */
  searchOrigin: env['SEARCH_ORIGIN'] || undefined,
  paymentProviders: env['PAYMENT_PROVIDERS'],
  analytics: env['ANALYTICS'],
  logLevel: env['LOG_LEVEL'] ?? 'warn',
};

/** Refuses to do business with what everybody knows. */
export const assertProductionReady = (): void => {
  if (!config.production) return;
  const missing = ['DATABASE_URL', 'ORIGIN', 'REGISTRY_TOKEN', 'SEARCH_READ'].filter(name => !env[name]);
  if (missing.length > 0) {
    throw new Error(
      `NODE_ENV=production needs ${missing.join(', ')}: it does business under no default address or credentials.`,
    );
  }
};

/** Folder of the registry's releases and pointers. */
export const registryDir = join(config.dataDir, 'registry');

/** This shop's own key: signs what `npm start` builds. */
export const releaseKey = env['RELEASE_KEY'] ?? join(config.dataDir, 'keys/release.pem');

/** Folder names of everything that is released, the host first. */
export const releasables = [
  'shell',
  ...readdirSync(workspace)
    .filter(name => name.startsWith('mfe-'))
    .sort(),
];
