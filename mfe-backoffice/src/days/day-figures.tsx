import { css } from '@emotion/react';
import { toMoney, type DayFigures } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { moneyText } from '../parts/money-text';

/** What each way of paying brought in a day. */
export const DayFiguresList = ({ figures }: { figures: readonly DayFigures[] }) => {
  const t = useMessages();
  const locale = useLocale();
  if (figures.length === 0) return <p className="soft">{t('days.nothing')}</p>;
  return (
    <ul css={style} aria-label={t('days.ways')}>
      {figures.map(({ way, differences, ...amounts }) => (
        <li key={way}>
          <h3>{way}</h3>
          <dl>
            {(['came', 'went', 'fees', 'owed'] as const)
              .filter(name => name === 'came' || toMoney(amounts[name]) !== 0)
              .map(name => (
                <div key={name}>
                  <dt>{t(`days.${name}`)}</dt>
                  <dd>{moneyText(amounts[name], locale)}</dd>
                </div>
              ))}
            {differences > 0 && (
              <div>
                <dt>{t('days.differences')}</dt>
                <dd>{differences}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
};

const style = css`
  li {
    padding-block: var(--space-1);
    border-top: 1px solid var(--line);
  }
  h3 {
    font-size: var(--text-sm);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-1);
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;
