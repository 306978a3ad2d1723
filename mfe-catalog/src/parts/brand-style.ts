import { css } from '@emotion/react';

/** Layout of pages of brands, vendors, stores and look books. */
export const brandStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4vw, 3rem);
  padding-block: 0.25rem var(--space-6);
  > header {
    display: grid;
    gap: 0.75rem;
    max-width: 46rem;
  }
  > header > p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: 1.6;
  }
  > nav {
    margin-bottom: calc(clamp(1.75rem, 4vw, 3rem) * -1 + 0.75rem);
  }
`;

/** Header of a brand or vendor page: picture and text side by side. */
export const portraitStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: clamp(1rem, 4vw, 2.5rem);
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: var(--radius-xl);
  background: var(--sand);
  .picture {
    overflow: hidden;
    width: clamp(5rem, 18vw, 10rem);
    border-radius: 50%;
    background: var(--surface);
    aspect-ratio: 1;
  }
  .words {
    display: grid;
    gap: 0.625rem;
    min-width: 0;
  }
  .words > p {
    max-width: 40rem;
    line-height: 1.6;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 1.25rem;
  }
  @media (max-width: 559.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
