// Runs a TypeScript program of the workspace: node shared/build/run.mjs PROGRAM [ARGUMENTS]
import { resolve } from 'node:path';
import { importSource } from './import-source.mjs';

process.argv.splice(1, 2, resolve(process.argv[2] ?? ''));
await importSource(process.argv[1]);
