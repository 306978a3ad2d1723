import { join } from 'node:path';

/** Runs a program of a service as `npm start` does; takes its path and its arguments. */
export const sourceRunner = join(import.meta.dirname, '../../../../shared/build/run.mjs');
