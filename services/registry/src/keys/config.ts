import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, type Environment } from '@ortoo/contracts/settings';
import { z } from 'zod';

const settingsSchema = z.object({ DATA_DIR: z.string().default('.data'), INIT_CWD: z.string().default('.') });

/** Settings of the command for keys. */
export const readKeysConfig = (environment: Environment = process.env) => {
  const { DATA_DIR, INIT_CWD } = readSettings(settingsSchema, environment);
  return {
    registryDir: join(resolve(DATA_DIR), 'registry'),
    /** Working directory of the caller. */
    calledIn: resolve(INIT_CWD),
    by: userInfo().username,
  };
};
