import { css } from '@emotion/react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';

export type PaginationProps = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
};

/** Numbered pages with the neighbours of the current one, for tables and archives. */
export function Pagination({ label, page, pages, hrefOf, labels }: PaginationProps) {
  if (pages < 2) return null;
  const near = [1, page - 1, page, page + 1, pages].filter(
    (number, at, all) => number >= 1 && number <= pages && all.indexOf(number) === at,
  );
  return (
    <nav css={style} aria-label={label}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={labels.previous}>
          <ChevronLeftIcon />
        </a>
      )}
      {near.map((number, at) => (
        <span key={number} className="place">
          {number - (near[at - 1] ?? number - 1) > 1 && <span aria-hidden="true">…</span>}
          <a href={hrefOf(number)} aria-label={labels.page(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </a>
        </span>
      ))}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={labels.next}>
          <ChevronRightIcon />
        </a>
      )}
    </nav>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.25rem;
  .place {
    display: contents;
  }
  a {
    display: grid;
    place-items: center;
    min-width: var(--target);
    height: var(--target);
    border-radius: var(--radius);
    font-weight: 600;
  }
  a:hover {
    background: var(--sand);
  }
  a[aria-current] {
    background: var(--action);
    color: var(--on-action);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
