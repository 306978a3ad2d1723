import { pictureWidths } from './limits';

/** Available widths of a picture. */
export type PictureWidth = (typeof pictureWidths)[number];

/** Address of a picture in one width. `path` is what products carry: `/pictures/boots.webp`. */
export const pictureAt = (path: string, width: PictureWidth): string => `${path}?w=${width}`;

/** `srcset` of a picture, up to the widest useful width. */
export const pictureSrcSet = (path: string, widest: PictureWidth = 1280): string =>
  pictureWidths
    .filter(width => width <= widest)
    .map(width => `${pictureAt(path, width)} ${width}w`)
    .join(', ');
