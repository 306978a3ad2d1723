import { spawnSync } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { scaffoldFiles } from '../scaffold/files';
import { runCommand, say } from './workspace';

await runCommand(async () => {
  const usage = 'Usage: npm run create -- mfe-gifts [--owner "gifts team"]';

  const { values, positionals } = parseArgs({ allowPositionals: true, options: { owner: { type: 'string' } } });
  const id = /^(?:mfe-)?([a-z][a-z0-9]{1,29})$/.exec(positionals[0] ?? '')?.[1];
  if (!id) throw new Error(`${usage}\nThe name is of small Latin letters and digits.`);

  const workspace = process.cwd();
  const folder = join(workspace, `mfe-${id}`);
  if (await stat(folder).catch(() => undefined)) throw new Error(`mfe-${id} is there already.`);

  for (const [path, text] of Object.entries(
    await scaffoldFiles(workspace, { id, owner: values.owner ?? `${id} team` }),
  )) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }

  const references = join(workspace, '.config/tsconfig.json');
  const config = JSON.parse(await readFile(references, 'utf8')) as { references: { path: string }[] };
  config.references.push({ path: `../mfe-${id}` });
  await writeFile(references, `${JSON.stringify(config, undefined, 2)}\n`);

  // The lock file lists every workspace; npm downloads nothing for one whose packages are installed.
  spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'ignore',
  });

  say(`mfe-${id} is made, with a page at /${id}.
With the shop running (npm start), make it live: npm run release -w mfe-${id}`);
});
