import { basename, dirname } from 'node:path';

/** The remote whose folder the command runs in, and the monorepo around it. */
export const here = () => ({ workspace: dirname(process.cwd()), name: basename(process.cwd()) });

/** Prints one line for whoever runs the command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
