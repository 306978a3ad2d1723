import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, reviewLimits, type UploadedFile } from '@ortoo/contracts';
import pLimit from 'p-limit';
import { DomainError } from '../http/domain-error';
import { uploadsIn } from '../uploads';
import type { Shop } from '../shop';
import { imageKind } from './image-kind.rules';

/** Decoding takes memory by the pixel: pictures are decoded one after another, across all requests. */
const decoding = pLimit(1);

const { imageEdge, imagePixels } = reviewLimits;

const tooManyPixels = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

/** The stored picture: decoded and re-encoded, upright, without the location and device that phones write into it. */
const rewrite = async (bytes: Uint8Array): Promise<Buffer | ErrorCode> => {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: imagePixels, failOn: 'truncated', pages: 1 })
      .rotate()
      .resize({ width: imageEdge, height: imageEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    return tooManyPixels(error) ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_BROKEN';
  }
};

const check = async ({ bytes, cut }: UploadedFile): Promise<Buffer | ErrorCode> => {
  if (cut) return 'IMAGE_TOO_LARGE';
  if (!imageKind(bytes)) return 'IMAGE_TYPE';
  return decoding(() => rewrite(bytes));
};

export interface StoredImage {
  file: string;
  name: string;
}

/** Deletes pictures that no review uses any more. */
export const dropImages = async (shop: Shop, images: readonly StoredImage[]): Promise<void> => {
  const folder = uploadsIn(shop.dataDir);
  await Promise.all(images.map(({ file }) => rm(join(folder, `${file}.webp`), { force: true })));
};

/** Saves all pictures of a form or, when one is rejected, none; the error names the one. */
export const storeImages = async (shop: Shop, files: readonly UploadedFile[]): Promise<StoredImage[]> => {
  const checked: Buffer[] = [];
  for (const [index, file] of files.entries()) {
    const picture = await check(file);
    if (typeof picture === 'string') {
      throw new DomainError(picture, { fields: { images: picture }, extra: { image: index } });
    }
    checked.push(picture);
  }
  if (checked.length === 0) return [];
  const folder = uploadsIn(shop.dataDir);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    checked.map(async (picture, index) => {
      const file = `review-${randomBytes(16).toString('hex')}`;
      await writeFile(join(folder, `${file}.webp`), picture, { flag: 'wx' });
      return { file, name: files[index]?.name ?? '' };
    }),
  );
};
