import { css } from '@emotion/react';
import { dayRanges, type Opening } from '@ortoo/contracts';
import { formatRange, formatWeekday, shopTimeZone } from '@ortoo/i18n';
import { useLocale, useMessages, useTextsAtOnce } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';
import { openUntil } from './opening.rules';
import { useNow } from './use-now';

/** A Monday, as the base of weekday names. */
const monday = Date.parse('2024-01-01T12:00:00+08:00');
const dayLength = 86_400_000;

const zoned = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const storeTime = (now: number) => {
  const part = Object.fromEntries(zoned.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: days.indexOf(part['weekday'] ?? '') + 1, minutes: Number(part['hour']) * 60 + Number(part['minute']) };
};

/** Opening hours of a store, and, in the browser, whether it is open now. */
export const OpeningHours = ({ hours }: { hours: readonly Opening[] }) => {
  useTextsAtOnce();
  const t = useMessages();
  const locale = useLocale();
  const now = useNow('minute');
  const until = now === undefined ? undefined : openUntil(hours, storeTime(now));
  const name = (day: number) => formatWeekday(monday + (day - 1) * dayLength, locale);
  const range = (first: number, last: number) => (first === last ? name(first) : formatRange(name(first), name(last)));
  return (
    <div css={style}>
      <dl>
        {hours.map(opening => (
          <div key={opening.opens + opening.days.join()}>
            <dt>
              {opening.days.length === 7
                ? t('stores.everyDay')
                : dayRanges(opening.days)
                    .map(([first, last]) => range(first, last))
                    .join(', ')}
            </dt>
            <dd>{formatRange(opening.opens, opening.closes)}</dd>
          </div>
        ))}
      </dl>
      <span className="state">
        {now !== undefined && (
          <StatusPill tone={until ? 'good' : 'waiting'}>
            {until ? t('stores.openUntil', { time: until }) : t('stores.closed')}
          </StatusPill>
        )}
      </span>
    </div>
  );
};

const style = css`
  display: grid;
  justify-self: stretch;
  gap: 0.625rem;
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    font-size: var(--text-sm);
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    font-weight: 550;
  }
  .state {
    display: flex;
    align-items: center;
    min-height: 1.75rem;
  }
`;
