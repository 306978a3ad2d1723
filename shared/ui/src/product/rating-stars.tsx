import { css } from '@emotion/react';
import type { CSSProperties } from 'react';

export type RatingStarsProps = {
  /** 0 to 5, halves shown as such. */
  value: number;
  /** Text for screen readers, as "4.5 of 5 stars, 128 reviews". */
  label: string;
  /** Shown after the stars, such as the number of reviews. */
  count?: string;
  size?: 'sm' | 'md';
  /** One star and the figure instead of five stars: for cards. */
  brief?: string;
};

const star = 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** A rating as stars. The picture is one SVG mask, the text is for screen readers. */
export function RatingStars({ value, label, count, size = 'sm', brief }: RatingStarsProps) {
  const share: CSSProperties & { '--share': string } = { '--share': `${(value / 5) * 100}%` };
  return (
    <span css={style} data-size={size} data-brief={brief ? true : undefined}>
      <span className="visually-hidden">{label}</span>
      <span className="stars" aria-hidden="true" style={brief ? undefined : share} />
      {brief && <b aria-hidden="true">{brief}</b>}
      {count && <span aria-hidden="true">{count}</span>}
    </span>
  );
}

const mask = `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${star}'/></svg>`)}")`;

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: 1.3;
  b {
    color: var(--ink);
    font-weight: 620;
  }
  .stars {
    flex: none;
    width: 5em;
    height: 1em;
    font-size: 1rem;
    background: linear-gradient(var(--gold), var(--gold)) left / var(--share, 100%) 100% no-repeat var(--sand-deep);
    mask: ${mask} left / 1em 1em repeat-x;
  }
  &[data-brief] .stars {
    width: 1em;
  }
  &[data-size='md'] {
    font-size: var(--text-sm);
  }
  &[data-size='md'] .stars {
    font-size: 1.25rem;
  }
`;
