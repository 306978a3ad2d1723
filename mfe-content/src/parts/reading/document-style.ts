import { css } from '@emotion/react';

/** How the parts of a document look, where they are read and where they are written. */
export const documentStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-width: 62ch;
  font-size: var(--text-lg);
  line-height: 1.68;
  h2,
  h3 {
    scroll-margin-top: calc(var(--header-height) + var(--space-2));
  }
  h2 {
    margin-top: var(--space-2);
    font-size: var(--text-2xl);
  }
  h3 {
    margin-top: var(--space-1);
    font-size: var(--text-xl);
  }
  a {
    color: var(--action);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  hr {
    width: 6rem;
    margin: var(--space-2) auto;
    border: 0;
    border-top: 2px solid var(--gold);
  }
  .table {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-md);
    line-height: 1.5;
  }
  th,
  td {
    padding: var(--space-1) var(--space-1-5);
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--sand);
    font-weight: 600;
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-1);
    padding-left: 1.5em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    padding-left: 0.25em;
  }
  li::marker {
    color: var(--action);
    font-weight: 600;
  }
  figure {
    margin-block: var(--space-1);
  }
  figure img {
    width: 100%;
    border-radius: var(--radius-lg);
  }
  figcaption {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  .quote {
    padding-left: var(--space-3);
    border-left: 3px solid var(--gold);
  }
  blockquote {
    font-size: var(--text-xl);
    font-weight: 500;
    line-height: 1.45;
  }
`;
