import { css } from '@emotion/react';

export type PriceProps = {
  /** Already formatted, as `129,000₮`. */
  now: string;
  old?: string;
  percent?: string;
  /** Read before the prices by screen readers. */
  labels: { now: string; old: string };
  size?: 'md' | 'lg';
};

/** Selling price, and during a sale the old price and the percentage. */
export function Price({ now, old, percent, labels, size = 'md' }: PriceProps) {
  return (
    <p css={style} data-size={size} data-sale={old ? true : undefined}>
      <span className="visually-hidden">{labels.now} </span>
      <strong>{now}</strong>
      {(old || percent) && (
        <span className="before">
          {old && (
            <>
              <span className="visually-hidden">{labels.old} </span>
              <s>{old}</s>
            </>
          )}
          {percent && <em>{percent}</em>}
        </span>
      )}
    </p>
  );
}

const style = css`
  &,
  .before {
    display: flex;
    align-items: baseline;
    gap: 0.125rem 0.5rem;
  }
  flex-wrap: wrap;
  line-height: 1.3;
  strong {
    font-weight: 680;
    letter-spacing: -0.015em;
    white-space: nowrap;
  }
  s {
    color: var(--ink-soft);
    font-size: 0.8125em;
    white-space: nowrap;
  }
  em {
    padding: 0.0625rem 0.4375rem;
    border-radius: 6px;
    background: var(--gold);
    color: var(--on-gold);
    font-size: 0.75em;
    font-style: normal;
    font-weight: 680;
  }
  &[data-size='lg'],
  &[data-size='lg'] .before {
    gap: 0.25rem 0.75rem;
  }
  &[data-size='lg'] {
    font-size: var(--text-2xl);
  }
  &[data-size='lg'] s {
    font-size: 1.0625rem;
  }
  &[data-size='lg'] em {
    font-size: 1rem;
  }
`;
