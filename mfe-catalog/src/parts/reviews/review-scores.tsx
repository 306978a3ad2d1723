import { css } from '@emotion/react';
import type { Reviews } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { barStyle } from './bar-style';

/** Average scores of a hotel, as bars with figures. */
export const ReviewScores = ({ scores }: Pick<Reviews, 'scores'>) => {
  const t = useMessages();
  const locale = useLocale();
  if (scores.length === 0) return null;
  return (
    <div css={style}>
      <h3>{t('reviews.scores.title')}</h3>
      <dl>
        {scores.map(({ aspect, average }) => {
          const value = formatNumber(average, locale, 1);
          return (
            <div key={aspect}>
              <dt>{t(`reviews.scores.${aspect}`)}</dt>
              <dd>
                <span aria-hidden="true">{value}</span>
                <span className="visually-hidden">{t('units.stars', { value })}</span>
              </dd>
              <span className="bar" aria-hidden="true">
                <span style={{ width: `${average * 20}%` }} />
              </span>
            </div>
          );
        })}
      </dl>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  h3 {
    font-size: var(--text-lg);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-2) var(--space-4);
    margin: 0;
    font-size: var(--text-sm);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.375rem 0.75rem;
  }
  dd {
    margin: 0;
    font-weight: 620;
  }
  ${barStyle}
  .bar {
    grid-column: 1 / -1;
  }
`;
