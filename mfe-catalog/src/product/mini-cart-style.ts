import { css } from '@emotion/react';

export const miniCartStyle = css`
  position: fixed;
  z-index: calc(var(--z-nav) + 1);
  inset: auto 0 var(--bottom-nav-height);
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - var(--bottom-nav-height) - 4rem);
  border-radius: var(--radius-xl) var(--radius-xl) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow-3);
  --away: 0 1.5rem;
  animation: mini-cart-arrives var(--calm) var(--ease);
  @keyframes mini-cart-arrives {
    from {
      opacity: 0;
      translate: var(--away);
    }
  }
  &:focus {
    outline: none;
  }
  > header {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    padding: 0.5rem 0.5rem 0.25rem 1.25rem;
  }
  > header > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: var(--good);
  }
  > header > h2 {
    flex: 1;
    font-size: var(--text-lg);
  }
  > .content {
    display: grid;
    gap: var(--space-2);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0.25rem 1.25rem 1.25rem;
  }
  .line {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    gap: 0.875rem;
    align-items: start;
  }
  .picture {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--sand);
    aspect-ratio: 1;
  }
  .name {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 600;
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .total {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    padding-top: 0.875rem;
    border-top: 1px solid var(--line);
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.625rem;
  }
  .ways > button {
    grid-column: 1 / -1;
  }
  @media (min-width: 992px) {
    inset: calc(var(--below-header, 0px) + 0.5rem) max(var(--gutter), calc(50vw - var(--page-width) / 2)) auto auto;
    width: 25rem;
    max-height: calc(100dvh - var(--below-header, 0px) - 1.5rem);
    border-radius: var(--radius-xl);
    --away: 1.5rem 0;
  }
  @media (max-height: 699.98px) {
    .related {
      display: none;
    }
  }
`;

export const relatedStyle = css`
  display: grid;
  gap: 0.75rem;
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  h3 {
    font-size: var(--text-md);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.75rem;
  }
  a {
    display: grid;
    gap: 0.375rem;
    font-size: var(--text-xs);
  }
  img {
    border-radius: var(--radius);
  }
  .name {
    min-height: 2.7em;
    font-weight: 550;
  }
  a:hover .name {
    color: var(--action);
  }
`;
