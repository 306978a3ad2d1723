import { resolve } from 'node:path';
import { type ProviderSettings, readProviderSettings } from './providers/settings';

/** What the surroundings say. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  production: boolean;
  logLevel: string;
  /** Where one stands who calls a command: npm itself goes to the package's folder. */
  calledIn: string;
  /** Accounts at payment providers; the sandbox stands in for them outside production. */
  providers: ProviderSettings | undefined;
}

export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => ({
  port: Number(env['PORT'] ?? 3000),
  host: env['HOST'] ?? '127.0.0.1',
  dataDir: resolve(env['DATA_DIR'] ?? '.data'),
  databaseUrl: env['DATABASE_URL'] || undefined,
  production: env['NODE_ENV'] === 'production',
  logLevel: env['LOG_LEVEL'] ?? 'info',
  calledIn: resolve(env['INIT_CWD'] ?? '.'),
  providers: readProviderSettings(env['PAYMENT_PROVIDERS']),
});
