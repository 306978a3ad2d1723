import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';

export type ProductGridProps = {
  children: ReactNode;
  form?: 'grid' | 'list';
  label?: string;
  /** A row is as high as its highest card; for a short list, as all its cards are laid out at once. */
  tight?: boolean;
};

/** The list of cards: two in a row on a phone, up to four on desktop. */
export function ProductGrid({ children, form = 'grid', label, tight }: ProductGridProps) {
  return (
    <ul css={style} data-form={form} data-tight={tight || undefined} aria-label={label}>
      {Children.map(children, card => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(1.25rem, 3vw, 2.25rem) clamp(0.75rem, 2vw, 1.5rem);
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
`;
