import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runService, StartError } from '@ortoo/contracts/settings';
import { openFileStore } from '../store';
import { runKeysCommand } from './commands';
import { readKeysConfig } from './config';

const readArguments = () => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { name: text, remotes: text, why: text } });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
};

const readKey = (folder: string) => (path: string) =>
  readFile(resolve(folder, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be read (${error.code}).`);
  });

const run = async (): Promise<void> => {
  const { values, positionals } = readArguments();
  const { registryDir, calledIn, by } = readKeysConfig();
  const lines = await runKeysCommand(
    { args: positionals, name: values.name, remotes: values.remotes },
    {
      store: openFileStore(registryDir),
      note: { at: new Date().toISOString(), by, why: values.why ?? '' },
      readFile: readKey(calledIn),
    },
  );
  process.stdout.write(`${lines.join('\n')}\n`);
};

await runService(run, process);
