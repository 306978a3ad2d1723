import { pictureWidths } from './limits';

/** Widths a picture can be had in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** Address of a picture in one width. `path` is what products carry: `/pictures/boots.webp`. */
export const pictureAt = (path: string, width: PictureWidth): string => `${path}?w=${width}`;

/** `srcset` of a picture, up to the widest that is of use. */
export const pictureSrcSet = (path: string, widest: PictureWidth = 1280): string =>
  pictureWidths
    .filter(width => width <= widest)
    .map(width => `${pictureAt(path, width)} ${width}w`)
    .join(', ');
