import { css } from '@emotion/react';

export const productCardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  .picture {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-lg);
    background: var(--sand);
    isolation: isolate;
  }
  .picture img {
    transition: transform 600ms var(--ease);
  }
  .badges {
    position: absolute;
    left: 0.625rem;
    bottom: 0.625rem;
    right: 0.625rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .words {
    display: grid;
    gap: 0.25rem;
    padding: 0.75rem 0.125rem 0.25rem;
    min-width: 0;
  }
  .kicker,
  .note {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    line-height: 1.35;
  }
  .name {
    font: 550 0.9375rem/1.35 var(--font);
    letter-spacing: -0.005em;
    text-wrap: wrap;
  }
  .name a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .name a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--radius-lg);
  }
  .name a:focus-visible {
    outline: none;
  }
  .name a:focus-visible::after {
    outline: 3px solid var(--action);
    outline-offset: 4px;
  }
  .tools {
    position: absolute;
    z-index: 2;
    top: 0.375rem;
    right: 0.375rem;
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
  }
  .tools button {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
  }
  .tools button::before {
    content: '';
    position: absolute;
    inset: 0.25rem;
    border-radius: 50%;
    background: color-mix(in srgb, var(--surface) 88%, transparent);
    box-shadow: var(--shadow-1);
    transition: transform var(--quick) var(--ease);
  }
  .tools svg {
    position: relative;
    width: 1.125rem;
    height: 1.125rem;
    transition: transform var(--calm) var(--ease);
  }
  .tools button:active svg {
    transform: scale(0.8);
  }
  .tools [data-kind='wish'][aria-pressed='true'] {
    color: var(--bad);
  }
  .tools [data-kind='wish'][aria-pressed='true'] svg {
    fill: currentColor;
  }
  .tools [data-kind='compare'][aria-pressed='true'] {
    color: var(--action);
  }
  .tools [data-kind='compare'][aria-pressed='true']::before {
    background: var(--action-wash);
    box-shadow: inset 0 0 0 1.5px var(--action);
  }
  @media (hover: hover) {
    &:hover .picture img {
      transform: scale(1.04);
    }
    &:hover .name a {
      color: var(--action);
    }
    .tools button:hover::before {
      transform: scale(1.08);
    }
    &:not(:hover, :focus-within) .tools [data-kind='compare'][aria-pressed='false'] {
      opacity: 0;
    }
  }
  .rating {
    display: flex;
    align-items: center;
  }
  .rating:empty {
    display: none;
  }
  &[data-form='grid'] {
    padding-top: 100%;
  }
  &[data-form='grid'] .picture {
    position: absolute;
    inset: 0 0 auto;
  }
  &[data-form='grid'] .rating {
    min-height: 1.3rem;
  }
  /*
   * Out of view, a card is not laid out; its square picture and its lines tell its height: two of the name, two of a
   * sale's price, and one of the rating. Lines that it does not need leave room below, none between its texts.
   */
  &[data-form='grid']:not([data-tight] *) {
    --words: calc(5.08rem + var(--kicker, 0rem) + var(--rating, 0rem) + var(--old, 0rem));
    contain-intrinsic-height: auto var(--words);
    content-visibility: auto;
    overflow-clip-margin: 8px;
  }
  &[data-form='grid']:not([data-tight] *) .words {
    align-content: start;
    min-height: var(--words);
  }
  &:has(.kicker) {
    --kicker: 1.347rem;
  }
  &:has(.rating) {
    --rating: 1.55rem;
  }
  &:has(s) {
    --old: 1.227rem;
  }
  &[data-form='list'] {
    flex-direction: row;
    gap: clamp(0.875rem, 3vw, 1.75rem);
    padding: 0.75rem;
    border-radius: calc(var(--radius-lg) + 0.75rem);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  &[data-form='list'] .picture {
    flex: none;
    width: clamp(6.5rem, 26vw, 13rem);
    align-self: flex-start;
  }
  @media (max-width: 639.98px) {
    &[data-form='list'] .badges {
      display: none;
    }
  }
  &[data-form='list'] .words {
    flex: 1;
    align-content: center;
    gap: 0.375rem;
    padding-right: 2.75rem;
  }
  &[data-form='list'] .name {
    font-size: var(--text-lg);
  }
`;
