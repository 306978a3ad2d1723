import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, type Environment } from '@ortoo/contracts/settings';
import { z } from 'zod';

const settingsSchema = z.object({ DATA_DIR: z.string().default('.data'), INIT_CWD: z.string().default('.') });

/** What the command for keys takes from its surroundings. */
export const readKeysConfig = (environment: Environment = process.env) => {
  const { DATA_DIR, INIT_CWD } = readSettings(settingsSchema, environment);
  return {
    registryDir: join(resolve(DATA_DIR), 'registry'),
    /** Where the command was typed. */
    calledIn: resolve(INIT_CWD),
    by: userInfo().username,
  };
};
