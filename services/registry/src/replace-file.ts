import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A reader sees the old file or the new one, never half of one. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${randomUUID()}.part`;
  await writeFile(half, text);
  await rename(half, path);
};
