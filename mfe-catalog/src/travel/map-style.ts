import { css } from '@emotion/react';

/** A drawn map: its sheet, places with labels, and hotels as points. */
export const mapStyle = css`
  position: relative;
  margin: 0;
  .sheet {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-lg);
    background: var(--action-wash);
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  line {
    stroke: var(--ink-soft);
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
    vector-effect: non-scaling-stroke;
  }
  .town {
    fill: var(--ink);
  }
  .label {
    position: absolute;
    translate: -50% -50%;
    color: var(--ink-soft);
    font-size: clamp(0.625rem, 1.6vw, var(--text-xs));
    font-weight: 600;
    white-space: nowrap;
    pointer-events: none;
  }
  .point {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    translate: -50% -50%;
    border-radius: 50%;
  }
  .point::before {
    content: '';
    position: absolute;
    inset: 0.25rem;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--action);
    box-shadow: var(--shadow-2);
    transition: inset var(--quick);
  }
  [data-selected].point::before,
  [data-selected] .point::before {
    inset: 0;
    background: var(--gold);
    border-color: var(--ink);
  }
  figcaption {
    margin-top: 0.5rem;
    font-size: var(--text-xs);
  }
`;
