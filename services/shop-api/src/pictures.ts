import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureWidths } from '@ortoo/contracts';
import type { FastifyPluginAsync } from 'fastify';
import pLimit from 'p-limit';

export interface PicturesOptions {
  /** Cache of resized pictures: a folder in DATA_DIR. */
  cacheDir: string;
  /** Folder of the originals. */
  originals?: string;
  /** Folder of pictures uploaded by shoppers. */
  uploads?: string;
}

type Format = 'avif' | 'webp' | 'jpeg';

interface Original {
  path: string;
  /** Changes with the file. */
  version: string;
}

interface Picture {
  bytes: Buffer;
  format: Format;
}

/** Folder of the shop's own pictures. */
export const originalPictures = fileURLToPath(new URL('../pictures', import.meta.url));
const extensions = ['.webp', '.avif', '.png', '.jpg', '.svg'];
const maxPixels = 40_000_000;
const encodersAtOnce = 2;
/** Encodings underway: several first visits to a new shop fit, and the last one takes less than 15 seconds. */
const maxUnderway = 100;
/** Seconds after which a client may request a picture again. */
const retryAfter = 10;

/** The number of encodings underway has reached its limit. */
class Busy extends Error {}

/** An original is damaged or not readable. */
class Unreadable extends Error {}

const chooseFormat = (accept: string | undefined): Format => {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
};

const fileNames = (name: string): string[] =>
  extensions.some(extension => name.endsWith(extension)) ? [name] : extensions.map(extension => name + extension);

const encode = async (original: Buffer, width: number, format: Format): Promise<Buffer> => {
  // Most starts encode nothing: each picture is created once.
  const { default: sharp } = await import('sharp');
  const resized = sharp(original, { limitInputPixels: maxPixels }).rotate().resize({ width, withoutEnlargement: true });
  // Effort 3 takes four times as long, and gains 0.9 dB at these bytes (42 dB).
  if (format === 'avif') return resized.avif({ quality: 53, effort: 1 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};

const encodeFile = async (path: string, width: number, format: Format): Promise<Buffer> => {
  try {
    return await encode(await readFile(path), width, format);
  } catch (error) {
    // The encoder's errors have no code; the named ones are those of a file that is private or was deleted just now.
    if (error instanceof Error && 'code' in error && !['EACCES', 'ENOENT'].includes(String(error.code))) throw error;
    throw new Unreadable(path, { cause: error });
  }
};

/** The file of a picture, in the first folder that has it. */
export const findOriginal = async (folders: readonly string[], name: string): Promise<Original | undefined> => {
  for (const path of folders.flatMap(folder => fileNames(name).map(file => join(folder, file)))) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return { path, version: `${path}:${found.mtimeMs}:${found.size}` };
  }
  return undefined;
};

/** Serves the shop's pictures in the widths and formats that browsers request, each created once. */
export const pictures: FastifyPluginAsync<PicturesOptions> = async (
  app,
  { cacheDir, originals = originalPictures, uploads },
) => {
  const folders = uploads === undefined ? [originals] : [originals, uploads];
  const inFlight = new Map<string, Promise<Buffer>>();
  const encoding = pLimit(encodersAtOnce);
  await mkdir(cacheDir, { recursive: true });

  const make = async (source: string, target: string, width: number, format: Format): Promise<Buffer> => {
    const picture = await encoding(() => encodeFile(source, width, format));
    const temporary = `${target}.${process.pid}.part`;
    // On a full disk the picture is served but created again each time.
    await writeFile(temporary, picture)
      .then(() => rename(temporary, target))
      .catch(() => rm(temporary, { force: true }));
    return picture;
  };

  const start = (source: string, target: string, width: number, format: Format): Promise<Buffer> => {
    const known = inFlight.get(target);
    if (known) return known;
    if (inFlight.size >= maxUnderway) throw new Busy();
    const running = make(source, target, width, format).finally(() => inFlight.delete(target));
    inFlight.set(target, running);
    return running;
  };

  const resized = async ({ path, version }: Original, width: number, accept: string | undefined): Promise<Picture> => {
    const id = createHash('sha256').update(`${version}:${width}`).digest('hex').slice(0, 32);
    const format = chooseFormat(accept);
    const target = join(cacheDir, `${id}.${format}`);
    const stored = await readFile(target).catch(() => undefined);
    return { bytes: stored ?? (await start(path, target, width, format)), format };
  };

  app.setErrorHandler((error, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof Busy) return reply.status(503).header('retry-after', String(retryAfter)).send();
    if (!(error instanceof Unreadable)) throw error;
    request.log.warn({ err: error }, 'picture is unreadable');
    return reply.status(404).send();
  });

  app.get<{ Params: { name: string }; Querystring: { w?: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    const width = Number(request.query.w ?? 640);
    if (!/^[\w][\w.-]{0,100}$/.test(name) || name.includes('..')) return reply.status(404).send();
    if (!(pictureWidths as readonly number[]).includes(width)) {
      return reply.status(400).send({ error: `w is one of ${pictureWidths.join(', ')}`, code: 'INVALID' });
    }
    const original = await findOriginal(folders, name);
    if (!original) return reply.status(404).header('cache-control', 'no-store').send();
    const { bytes, format } = await resized(original, width, request.headers.accept);
    return reply
      .type(`image/${format}`)
      .header('vary', 'Accept')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
};
