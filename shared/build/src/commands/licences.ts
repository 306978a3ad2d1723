import { readFile } from 'node:fs/promises';
import { StartError } from '@ortoo/contracts/settings';
import { licencesOf } from '../licences';
import { runCommand, say } from './workspace';

type Lock = { packages: Parameters<typeof licencesOf>[0] };

await runCommand(async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const { byLicence, rejected, named } = licencesOf(packages);
  for (const [licence, names] of Object.entries(byLicence)) say(`${licence}: ${names.length}`);
  say(`Weak copyleft, used unmodified: ${named.join(', ')}`);
  if (rejected.length > 0) throw new StartError(`Not for production: ${rejected.join(', ')}`);
});
