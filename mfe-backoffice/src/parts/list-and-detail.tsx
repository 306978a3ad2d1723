import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface ListAndDetailProps {
  /** The detail of the open row, if one is open. */
  detail: ReactNode;
  children: ReactNode;
}

/** A list with the detail of its open row: beside it from 1280 px on, in its place below. */
export const ListAndDetail = ({ detail, children }: ListAndDetailProps) => (
  <div css={style} data-open={detail ? true : undefined}>
    <div className="list">{children}</div>
    {detail}
  </div>
);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  @media (max-width: 1279.98px) {
    &[data-open] > .list {
      display: none;
    }
  }
  @media (min-width: 1280px) {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) minmax(22rem, 26rem);
    }
  }
`;
