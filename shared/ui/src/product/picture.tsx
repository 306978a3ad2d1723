import { css } from '@emotion/react';
import { pictureSrcSet, pictureUrl } from './picture-url';

export type PictureProps = {
  /** Name of a stored picture, or a full address. */
  src: string;
  /** Empty when the adjacent text says the same. */
  alt: string;
  /** Width divided by height; reserves the space before the picture loads. */
  ratio?: number;
  sizes?: string;
  /** The main picture of a page: loaded immediately with high priority. */
  eager?: boolean;
  /** The whole picture; without it, the picture covers its place. */
  fit?: 'contain';
  /** Point that stays in view when it is cropped, in percent. */
  focus?: { x: number; y: number } | undefined;
  maxWidth?: number;
  className?: string;
};

/** A picture in the right size, with its space reserved. */
export function Picture({
  src,
  alt,
  ratio = 1,
  sizes = '100vw',
  eager,
  fit,
  focus,
  maxWidth,
  className,
}: PictureProps) {
  return (
    <img
      css={style}
      className={className}
      src={pictureUrl(src, 640)}
      srcSet={pictureSrcSet(src, maxWidth)}
      sizes={sizes}
      alt={alt}
      style={{ aspectRatio: ratio, objectFit: fit, objectPosition: focus && `${focus.x}% ${focus.y}%` }}
      width={640}
      height={Math.round(640 / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}

const style = css`
  width: 100%;
  background: var(--sand);
  object-fit: cover;
`;
