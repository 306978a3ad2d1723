import { css } from '@emotion/react';
import type { LookBookCard } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { tileStyle } from './tile-style';

interface LookBookTileProps {
  book: LookBookCard;
  sizes: string;
  level: 2 | 3;
  eager?: boolean;
}

/** A look book: one wide picture and its title. */
export const LookBookTile = ({ book, sizes, level, eager = false }: LookBookTileProps) => {
  const t = useMessages();
  const href = useHref();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <a css={[tileStyle, style]} href={href(`/look-books/${book.slug}`)}>
      <Picture src={book.image} alt={book.image_alt} ratio={4 / 3} sizes={sizes} maxWidth={960} eager={eager} />
      <span className="words">
        <Heading>{book.title}</Heading>
        <span className="summary">{book.summary}</span>
        <span className="count">{t('units.products', { count: book.products_count })}</span>
      </span>
    </a>
  );
};

const style = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  height: 100%;
  .words {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: 1.125rem 1.25rem 1.375rem;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
  }
  .summary {
    color: var(--ink-soft);
    line-height: 1.5;
  }
  .count {
    margin-top: 0.375rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
`;
