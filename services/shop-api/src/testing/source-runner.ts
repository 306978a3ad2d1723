import { join } from 'node:path';

/** Node's arguments for a program of a service, run as `npm start` does; its path and its arguments follow. */
export const sourceRunner = [
  // A short process does not repay the optimization of its code, a sixth of its time.
  '--interrupt-budget=1000000',
  join(import.meta.dirname, '../../../../shared/build/run.mjs'),
];
