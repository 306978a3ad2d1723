import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type ToastRegionProps = { label: string; children: ReactNode };

/**
 * Position of toasts: over the header of a phone, whose buttons are at the bottom, and in a corner on desktop. Always in
 * the page, so that toasts are announced.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section css={style} className="no-print" aria-label={label}>
      {children}
    </section>
  );
}

const style = css`
  position: fixed;
  z-index: var(--z-toast);
  inset: env(safe-area-inset-top) 0 auto;
  display: grid;
  gap: 0.625rem;
  width: min(28rem, 100%);
  margin-inline: auto;
  padding: 0.75rem;
  pointer-events: none;
  @media (min-width: 992px) {
    inset: auto 0.75rem 0.75rem auto;
  }
`;
