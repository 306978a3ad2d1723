import { memo } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Disclosure, RatingStars } from '@ortoo/ui';
import type { Facets } from '@ortoo/contracts';
import { changed, ratings, type ChangeListing } from './listing-state.rules';

interface RatingGroupProps {
  /** Undefined without counts. */
  counts: Facets['rating'] | undefined;
  chosen: number | undefined;
  onChange: ChangeListing;
}

/** Minimum average rating of products. */
export const RatingGroup = memo(function RatingGroup({ counts, chosen, onChange }: RatingGroupProps) {
  const t = useMessages();
  const locale = useLocale();
  const option = (rating: number | undefined) => {
    const count = rating === undefined ? undefined : counts && (counts[rating] ?? 0);
    return (
      <label key={rating ?? 0}>
        <input
          type="radio"
          name="rating"
          value={rating ?? ''}
          checked={chosen === rating}
          disabled={count === 0 && chosen !== rating}
          onChange={() => onChange(state => changed(state, { rating }))}
        />
        <span className="text">
          {rating === undefined ? (
            t('facets.anyRating')
          ) : (
            <RatingStars
              value={rating}
              label={t('facets.ratedFrom', { rating })}
              count={t('facets.andMore', { rating })}
            />
          )}
        </span>
        {count !== undefined && <span className="count">{formatNumber(count, locale)}</span>}
      </label>
    );
  };
  return (
    <Disclosure summary={t('facets.rating')} open>
      <div css={style} role="radiogroup" aria-label={t('facets.rating')}>
        {[undefined, ...ratings].map(option)}
      </div>
    </Disclosure>
  );
});

const style = css`
  font-size: var(--text-sm);
  label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: var(--target);
    cursor: pointer;
  }
  label:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--action);
  }
  .text {
    flex: 1;
  }
  .count {
    color: var(--ink-soft);
  }
  @media (pointer: fine) {
    label {
      min-height: 2.25rem;
    }
  }
`;
