import { css } from '@emotion/react';

export type PaymentMark = 'qpay' | 'card' | 'bank_app';
export type PaymentMarksProps = {
  label: string;
  marks: { mark: PaymentMark; name: string }[];
};

/** Drawn for this shop: a code, a card, a phone. */
const drawings: Record<PaymentMark, string> = {
  qpay: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 18v2h2M19 19h1v1',
  card: 'M3 6h18v12H3zM3 10h18M6 14.5h4',
  bank_app: 'M7 2.5h10v19H7zM11 18h2',
};

/** Ways to pay, by name. */
export function PaymentMarks({ label, marks }: PaymentMarksProps) {
  return (
    <ul css={style} aria-label={label}>
      {marks.map(({ mark, name }) => (
        <li key={mark}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[mark]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid rgb(255 255 255 / 0.22);
    border-radius: var(--radius-sm);
    color: var(--on-night);
    font-size: var(--text-sm);
    font-weight: 600;
    white-space: nowrap;
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }
`;
