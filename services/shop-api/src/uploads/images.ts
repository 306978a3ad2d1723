import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, reviewLimits, type UploadedFile } from '@ortoo/contracts';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import type { Shop } from '../shop';
import { uploadsIn } from './folder';
import { imageKind } from './image-kind.rules';

/** Decoding takes memory by the pixel: pictures are decoded one after another, across all requests. */
const decoding = pLimit(1);

const tooManyPixels = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

/**
 * The stored picture: decoded and re-encoded, upright, without the location and device that phones write into it; or
 * the code of what is wrong with the file.
 */
export const readImage = async (
  { bytes, cut }: UploadedFile,
  shape: (picture: Sharp) => Sharp,
): Promise<Buffer | ErrorCode> => {
  if (cut) return 'IMAGE_TOO_LARGE';
  if (!imageKind(bytes)) return 'IMAGE_TYPE';
  return decoding(async () => {
    const { default: sharp } = await import('sharp');
    try {
      const picture = sharp(bytes, { limitInputPixels: reviewLimits.imagePixels, failOn: 'truncated', pages: 1 });
      return await shape(picture.rotate()).webp({ quality: 82 }).toBuffer();
    } catch (error) {
      return tooManyPixels(error) ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_BROKEN';
    }
  });
};

/** Saves a picture under a name that nobody can guess; it is served as `/pictures/<name>`. */
export const saveImage = async (
  shop: Shop,
  kind: 'review' | 'avatar' | 'article' | 'product',
  picture: Buffer,
): Promise<string> => {
  const folder = uploadsIn(shop.dataDir);
  await mkdir(folder, { recursive: true });
  const name = `${kind}-${randomBytes(16).toString('hex')}`;
  await writeFile(join(folder, `${name}.webp`), picture, { flag: 'wx' });
  return name;
};

export const dropImage = (shop: Shop, name: string): Promise<void> =>
  rm(join(uploadsIn(shop.dataDir), `${name}.webp`), { force: true });
