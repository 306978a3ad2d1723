import { reviewLimits, type UploadedFile } from '@ortoo/contracts';
import type { Sharp } from 'sharp';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { dropImage, readImage, saveImage } from '../uploads/api';

const { imageEdge } = reviewLimits;

const fit = (picture: Sharp): Sharp =>
  picture.resize({ width: imageEdge, height: imageEdge, fit: 'inside', withoutEnlargement: true });

export interface StoredImage {
  file: string;
  name: string;
}

/** Deletes pictures that no review uses any more. */
export const dropImages = async (shop: Shop, images: readonly StoredImage[]): Promise<void> => {
  await Promise.all(images.map(({ file }) => dropImage(shop, file)));
};

/** Saves all pictures of a form or, when one is rejected, none; the error names the one. */
export const storeImages = async (shop: Shop, files: readonly UploadedFile[]): Promise<StoredImage[]> => {
  const checked: Buffer[] = [];
  for (const [index, file] of files.entries()) {
    const picture = await readImage(file, fit);
    if (typeof picture === 'string') {
      throw new DomainError(picture, { fields: { images: picture }, extra: { image: index } });
    }
    checked.push(picture);
  }
  return Promise.all(
    checked.map(async (picture, index) => ({
      file: await saveImage(shop, 'review', picture),
      name: files[index]?.name ?? '',
    })),
  );
};
