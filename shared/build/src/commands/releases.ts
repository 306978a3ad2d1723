import { parseArgs } from 'node:util';
import { readReleases } from '../registry-client';
import { releaseTable } from '../release-table';
import { runCommand } from './workspace';

await runCommand(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, site: { type: 'string' } } });
  const releases = await readReleases(values.site);
  process.stdout.write(`${values.json ? JSON.stringify(releases, null, 1) : releaseTable(releases)}\n`);
});
