import { css } from '@emotion/react';
import { Picture, UserIcon } from '@ortoo/ui';

/** The picture of an author in a circle; decoration beside the name. */
export const AuthorPicture = ({ src, size = 4 }: { src: string | null; size?: number }) => (
  <span css={style} style={{ width: `${size}rem` }}>
    {src ? <Picture src={src} alt="" ratio={1} sizes={`${size}rem`} maxWidth={320} /> : <UserIcon aria-hidden="true" />}
  </span>
);

const style = css`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--sand);
  color: var(--ink-soft);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
