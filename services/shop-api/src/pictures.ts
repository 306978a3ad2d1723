import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureWidths } from '@ortoo/contracts';
import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import { limiter } from './limiter';

export interface PicturesOptions {
  /** Cache of resized pictures: a folder in DATA_DIR. */
  cacheDir: string;
  /** Folder of the originals. */
  originals?: string;
  /** Folder of pictures uploaded by shoppers. */
  uploads?: string;
}

type Format = 'avif' | 'webp' | 'jpeg';

/** Folder of the shop's own pictures. */
export const originalPictures = fileURLToPath(new URL('../pictures', import.meta.url));
const extensions = ['', '.webp', '.avif', '.png', '.jpg', '.svg'];
const maxPixels = 40_000_000;
const encodersAtOnce = 2;

export const chooseFormat = (accept: string | undefined): Format => {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
};

const encode = (original: Buffer, width: number, format: Format): Promise<Buffer> => {
  const resized = sharp(original, { limitInputPixels: maxPixels }).rotate().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 55, effort: 3 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};

/** Serves the shop's pictures in the widths and formats that browsers request, each created once. */
export const pictures: FastifyPluginAsync<PicturesOptions> = async (
  app,
  { cacheDir, originals = originalPictures, uploads },
) => {
  const folders = uploads === undefined ? [originals] : [originals, uploads];
  const inFlight = new Map<string, Promise<Buffer>>();
  const encoding = limiter(encodersAtOnce);
  await mkdir(cacheDir, { recursive: true });

  const findOriginal = (name: string): string | undefined =>
    folders
      .flatMap(folder => extensions.map(extension => join(folder, name + extension)))
      .find(path => existsSync(path));

  const make = async (source: string, target: string, width: number, format: Format): Promise<Buffer> => {
    const picture = await encoding(async () => encode(await readFile(source), width, format));
    const temporary = `${target}.${process.pid}.part`;
    // On a full disk the picture is served but created again each time.
    await writeFile(temporary, picture)
      .then(() => rename(temporary, target))
      .catch(() => rm(temporary, { force: true }));
    return picture;
  };

  const resized = async (source: string, width: number, format: Format): Promise<Buffer> => {
    const { mtimeMs, size } = await stat(source);
    const id = createHash('sha256').update(`${source}:${mtimeMs}:${size}:${width}`).digest('hex').slice(0, 32);
    const target = join(cacheDir, `${id}.${format}`);
    const stored = await readFile(target).catch(() => undefined);
    if (stored) return stored;
    const running = inFlight.get(target) ?? make(source, target, width, format).finally(() => inFlight.delete(target));
    inFlight.set(target, running);
    return running;
  };

  app.get<{ Params: { name: string }; Querystring: { w?: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    const width = Number(request.query.w ?? 640);
    if (!/^[\w][\w.-]{0,100}$/.test(name) || name.includes('..')) return reply.status(404).send();
    if (!(pictureWidths as readonly number[]).includes(width)) {
      return reply.status(400).send({ error: `w is one of ${pictureWidths.join(', ')}`, code: 'INVALID' });
    }
    const source = findOriginal(name);
    if (source === undefined) return reply.status(404).header('cache-control', 'no-store').send();
    const format = chooseFormat(request.headers.accept);
    const picture = await resized(source, width, format);
    return reply
      .type(`image/${format}`)
      .header('vary', 'Accept')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(picture);
  });
};
