import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseOptions } from '../db/index';

/** The example catalogue of a few rules, the same with travels, or the whole example shop; all at `exampleTime`. */
export type Example = 'example' | 'travel' | 'whole';

/** What a test's database holds at first: no tables; the tables; a shop. */
export type Contents = 'nothing' | 'migrated' | Example;

export const exampleTime = new Date('2026-11-21T04:00:00Z');

/** Folder of the images that `write-images.ts` has written; undefined outside of the unit tests. */
export const imagesFolder = process.env['DATABASE_IMAGES'];

const imageOf = (name: string): string => {
  if (!imagesFolder) throw new Error('DATABASE_IMAGES names no folder');
  return join(imagesFolder, name);
};

/** An embedded database in memory with these contents. */
export const inMemory = (contents: Exclude<Contents, 'nothing'>): DatabaseOptions => ({
  memory: { image: imageOf(`${contents}.tar`) },
});

/** Gives a data directory an embedded database with these contents. */
export const fillDataDir = (dataDir: string, contents: 'migrated' | 'example'): Promise<void> =>
  cp(imageOf(`data/${contents}`), dataDir, { recursive: true });
