import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type QrPanelProps = {
  /** The code as an SVG or image element; its quiet zone is added here. */
  children: ReactNode;
  label: string;
  caption?: ReactNode;
  /** Covers the code when it can no longer be used. */
  overlay?: ReactNode;
  /** Fills the screen's width, for showing at a counter. */
  large?: boolean;
};

/** A QR code large enough for a scanner (40 mm and more), on white in every theme. */
export function QrPanel({ children, label, caption, overlay, large }: QrPanelProps) {
  return (
    <figure css={style} data-large={large || undefined}>
      <div className="code" role="img" aria-label={label} data-used={overlay ? true : undefined}>
        {children}
      </div>
      {overlay && <div className="overlay">{overlay}</div>}
      {caption && <figcaption className="soft">{caption}</figcaption>}
    </figure>
  );
}

const style = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;
  .code {
    width: min(100%, max(17rem, 48mm));
    padding: clamp(1.25rem, 6vw, 1.75rem);
    border-radius: var(--radius-xl);
    background: #fff;
    box-shadow: var(--shadow-2);
  }
  &[data-large] .code {
    width: min(100%, 26rem);
  }
  .code > * {
    display: block;
    width: 100%;
    height: auto;
    image-rendering: pixelated;
  }
  .code[data-used] > * {
    opacity: 0.12;
  }
  .overlay {
    position: absolute;
    top: 8.5rem;
    padding: 0.5rem 1.25rem;
    border-radius: var(--radius);
    background: var(--night);
    color: var(--on-night);
    font-size: var(--text-lg);
    font-weight: 650;
    transform: translateY(-50%) rotate(-6deg);
  }
`;
