import { css } from '@emotion/react';
import { pictureSrcSet, pictureUrl } from './picture-url';

export type PictureProps = {
  /** Name of a stored picture, or a full address. */
  src: string;
  /** Empty when the picture says nothing that the text beside it does not. */
  alt: string;
  /** Width divided by height; the room is kept before the picture comes. */
  ratio?: number;
  sizes?: string;
  /** The one picture a page is waited for: loaded at once with high priority. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  maxWidth?: number;
  className?: string;
};

/** A picture in the right size, with its place kept. */
export function Picture({
  src,
  alt,
  ratio = 1,
  sizes = '100vw',
  eager,
  fit = 'cover',
  maxWidth,
  className,
}: PictureProps) {
  return (
    <img
      css={style}
      className={className}
      data-fit={fit}
      src={pictureUrl(src, 640)}
      srcSet={pictureSrcSet(src, maxWidth)}
      sizes={sizes}
      alt={alt}
      style={{ aspectRatio: ratio }}
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
  &[data-fit='contain'] {
    object-fit: contain;
  }
`;
