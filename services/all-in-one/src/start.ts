import { mkdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '@ortoo/contracts/settings';
import { config, releaseChanges } from './config';

/** A first start builds for a minute: fatal errors are checked before. */
const assertPortFree = async (): Promise<void> => {
  const server = createServer().listen(config.port, config.host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};

const assertWritable = async (folder: string): Promise<void> => {
  const path = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, '');
    await rm(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR ${folder} cannot be written (${code}): mount it for writing, or set DATA_DIR.`);
  }
};

/** Checks the settings before any service, then loads and runs all services: an error is reported immediately. */
export const start = async (): Promise<void> => {
  releaseChanges(process.argv.slice(2));
  await Promise.all([assertWritable(config.dataDir), assertPortFree()]);
  const { serve } = await import('./serve');
  await serve();
};
