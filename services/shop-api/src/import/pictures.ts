import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, parse, relative, resolve } from 'node:path';
import { originalPictures } from '../pictures';
import { uploadsIn } from '../uploads/api';

const maxPixels = 60_000_000;
const edge = 2400;

const namesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).map(file => parse(file).name) : [];

/** A picture, decoded and re-encoded: all other content of the file is dropped. */
const rewrite = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 })
    .rotate()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer();
};

/**
 * Names of stored pictures: an existing one for itself; for a file next to the import, a new name derived from its
 * content. Undefined when it is no picture.
 */
export const createPictureStore = async (fileDir: string, dataDir: string) => {
  const uploads = uploadsIn(dataDir);
  const known = new Set([...(await namesIn(originalPictures)), ...(await namesIn(uploads))]);
  const stored = new Map<string, string>();

  const save = async (name: string): Promise<string | undefined> => {
    const path = resolve(fileDir, name);
    const inside = relative(fileDir, path);
    if (inside.startsWith('..') || isAbsolute(inside) || !existsSync(path)) return undefined;
    try {
      const bytes = await readFile(path);
      const own = `import-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`;
      if (!known.has(own)) {
        const picture = await rewrite(bytes);
        await mkdir(uploads, { recursive: true });
        await writeFile(join(uploads, `${own}.webp`), picture);
        known.add(own);
      }
      return own;
    } catch {
      return undefined;
    }
  };

  return async (name: string): Promise<string | undefined> => {
    if (known.has(parse(name).name) && !name.includes('/')) return name;
    const earlier = stored.get(name);
    if (earlier) return earlier;
    const own = await save(name);
    if (own) stored.set(name, own);
    return own;
  };
};
