import { css } from '@emotion/react';
import { dayRanges, type Opening } from '@ortoo/contracts';
import { formatRange, formatWeekday } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** A Monday, as the base of weekday names. */
const monday = Date.parse('2024-01-01T12:00:00+08:00');
const dayLength = 86_400_000;

/** Opening hours by groups of days. */
export const Hours = ({ hours }: { hours: readonly Opening[] }) => {
  const t = useMessages();
  const locale = useLocale();
  const name = (day: number) => formatWeekday(monday + (day - 1) * dayLength, locale);
  const daysOf = ({ days }: Opening) =>
    days.length === 7
      ? t('stockists.everyDay')
      : dayRanges(days)
          .map(([first, last]) => (first === last ? name(first) : formatRange(name(first), name(last))))
          .join(', ');
  return (
    <dl css={style}>
      {hours.map(opening => (
        <div key={opening.opens + opening.days.join()}>
          <dt>{daysOf(opening)}</dt>
          <dd>{formatRange(opening.opens, opening.closes)}</dd>
        </div>
      ))}
    </dl>
  );
};

const style = css`
  display: grid;
  gap: 0.25rem;
  font-size: var(--text-sm);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    font-weight: 550;
  }
`;
