import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the monorepo. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

const { env } = process;

/** Everything that can be set from outside. */
export const config = {
  port: Number(env['PORT'] ?? 3000),
  dataDir: resolve(workspace, env['DATA_DIR'] ?? '.data'),
  databaseUrl: env['DATABASE_URL'],
  production: env['NODE_ENV'] === 'production',
  registryToken: env['REGISTRY_TOKEN'],
  logLevel: env['LOG_LEVEL'] ?? 'warn',
};

/** Folder of the registry's releases and pointers. */
export const registryDir = join(config.dataDir, 'registry');

/** Folder names of everything that is released, the host first. */
export const releasables = ['shell', 'mfe-catalog', ];
