import { copyFile, readFile, rename } from 'node:fs/promises';

/** Prints one line about a file that had to be recovered. */
export type ReportDamage = (line: string) => void;

export const printDamage: ReportDamage = line => void process.stderr.write(`${line}\n`);

const damagedName = (path: string) => `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;

/** Renames a damaged file, so that it can be inspected and does not block the next start. Returns the name. */
export const setAside = async (path: string): Promise<string> => {
  const name = damagedName(path);
  await rename(path, name).catch((error: NodeJS.ErrnoException) => {
    // Another reader has found the same damage at the same time.
    if (error.code !== 'ENOENT') throw error;
  });
  return name;
};

/** Copies a partly damaged file. Returns the copy's name. */
export const copyAside = async (path: string): Promise<string> => {
  const name = damagedName(path);
  await copyFile(path, name);
  return name;
};

/** Text of a file; undefined when there is none. */
export const readIfThere = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Parses JSON text of the expected shape; undefined when it is damaged. */
export const parseJson = <T>(text: string, isValid: (value: unknown) => value is T): T | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a value is an object, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
