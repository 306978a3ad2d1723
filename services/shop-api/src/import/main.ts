import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';

const usage = 'npm run import -- <products.json | products.csv> [--locale mn|en]\n';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: 'en' } },
});
const config = readConfig();

/** Looks for the file before the shop's modules are loaded: a wrong path is reported immediately. */
const run = async (path: string, locale: 'mn' | 'en'): Promise<number> => {
  await access(path);
  const { runImport } = await import('./run-import');
  return runImport(path, locale, config);
};

const [path] = positionals;
if (path === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const locale = values.locale === 'mn' ? 'mn' : 'en';
  process.exitCode = await run(resolve(config.calledIn, path), locale).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  });
}
