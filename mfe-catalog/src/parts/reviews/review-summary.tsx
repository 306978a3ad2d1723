import { css } from '@emotion/react';
import type { Reviews } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { RatingStars } from '@ortoo/ui';
import { barStyle } from './bar-style';
import type { ReviewFilter } from './reviews.queries';

interface ReviewSummaryProps {
  reviews: Reviews;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/** The average, and the number of reviews per star; a row filters by it. */
export const ReviewSummary = ({ reviews, filter, onFilter }: ReviewSummaryProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { average_rating: average, total_reviews: total, histogram } = reviews;
  if (total === 0) return null;
  const value = formatNumber(average, locale, 1);
  return (
    <div css={style}>
      <p className="average">
        <strong aria-hidden="true">{value}</strong>
        <RatingStars
          size="md"
          value={average}
          label={`${t('units.stars', { value })}, ${t('units.reviews', { count: total })}`}
          count={t('units.reviews', { count: total })}
        />
      </p>
      <ul aria-label={t('reviews.histogram')}>
        {histogram.map(({ rating, count }) => (
          <li key={rating}>
            <button
              type="button"
              disabled={count === 0}
              aria-pressed={filter.rating === rating}
              onClick={() => onFilter({ ...filter, rating: filter.rating === rating ? undefined : rating })}
            >
              <span aria-hidden="true">{rating} ★</span>
              <span className="visually-hidden">{t('units.stars', { value: rating })}</span>
              <span className="bar" aria-hidden="true">
                <span style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <span className="count" aria-hidden="true">
                {formatNumber(count, locale)}
              </span>
              <span className="visually-hidden">{t('units.reviews', { count })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  .average {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  .average strong {
    font-size: 3rem;
    font-weight: 680;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  button {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) 2rem;
    align-items: center;
    gap: 0.75rem;
    width: calc(100% + 1rem);
    min-height: var(--target);
    margin-inline: -0.5rem;
    padding: 0 0.5rem;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--ink);
    font-size: var(--text-sm);
    text-align: start;
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    background: var(--sand);
  }
  button[aria-pressed='true'] {
    background: var(--action-wash);
    color: var(--action);
    font-weight: 620;
  }
  button:disabled {
    color: var(--ink-soft);
    cursor: default;
  }
  ${barStyle}
  .count {
    text-align: end;
  }
  @media (min-width: 992px) {
    button {
      min-height: 2.25rem;
    }
  }
`;
