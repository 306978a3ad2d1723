import { writeFile } from 'node:fs/promises';
import { readmeWithTable } from '../composition-table';
import { say } from './workspace';

const { path, renewed } = await readmeWithTable(process.cwd());
await writeFile(path, renewed);
say('README.md is up to date');
