import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';

export type ProductGridProps = {
  children: ReactNode;
  form?: 'grid' | 'list';
  label?: string;
  /** The names of a row are as high as its highest; for a short list, as all its cards are laid out at once. */
  aligned?: boolean;
};

/** The list of cards: two in a row on a phone, up to four on desktop. */
export function ProductGrid({ children, form = 'grid', label, aligned }: ProductGridProps) {
  return (
    <ul css={style} data-form={form} data-aligned={aligned || undefined} aria-label={label}>
      {Children.map(children, card => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  --between: clamp(1.25rem, 3vw, 2.25rem);
  gap: var(--between) clamp(0.75rem, 2vw, 1.5rem);
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(13.5rem, 1fr));
  }
  &[data-form='list'] {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
  > li {
    min-width: 0;
  }
  &[data-aligned] {
    row-gap: 0.25rem;
    margin-bottom: calc(-1 * var(--between));
  }
  &[data-aligned] > li {
    display: grid;
    grid-row: span 6;
    grid-template-rows: subgrid;
    padding-bottom: var(--between);
  }
`;
