import { writeFile } from 'node:fs/promises';
import { readmeWithTable } from '../composition-table';
import { runCommand, say } from './workspace';

await runCommand(async () => {
  const { path, renewed } = await readmeWithTable(process.cwd());
  await writeFile(path, renewed);
  say('README.md is up to date');
});
