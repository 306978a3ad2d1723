import { useId } from 'react';
import { css } from '@emotion/react';
import { formatDate, formatMoney, formatNumber, formatTime, formatWeekday } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { chooseDay, noNights, placeInStay, weeksOf, type Calendar, type Dates, type Place } from './calendar.rules';

interface CalendarMonthProps {
  month: string;
  calendar: Calendar;
  dates: Dates;
  /** Names a day for a screen reader by its place in the chosen dates. */
  placeText: (place: Place) => string;
  /** The day that Tab reaches. */
  focused: string;
  onChoose: (date: string) => void;
}

const million = 1_000_000;

/** Tugrik as prices in Mongolia are written, in full; millions in short, because a day is narrow. */
const useShortPrice = () => {
  const t = useMessages();
  const locale = useLocale();
  return (amount: number) => {
    if (amount < million) return formatNumber(amount, locale);
    const decimals = amount % million === 0 ? 0 : 2;
    return t('calendar.millions', { number: formatNumber(amount / million, locale, decimals) });
  };
};

/** Name of a day for a screen reader: date, place in the stay, price, state. */
const useDayName = ({ nights }: Calendar, dates: Dates, placeText: CalendarMonthProps['placeText']) => {
  const t = useMessages();
  const locale = useLocale();
  return (date: string, isClosed: boolean): string => {
    const night = nights.get(date);
    const until = night?.held_until;
    const place = placeInStay(dates, date);
    const price = night?.price ? formatMoney(Number(night.price), locale) : undefined;
    return [
      formatDate(date, locale),
      formatWeekday(date, locale),
      place && placeText(place),
      price,
      night?.price && night.weekend && t('stay.weekend'),
      night?.season,
      night?.price === null &&
        (until ? t('product.availability.held', { time: formatTime(until) }) : t('calendar.full')),
      isClosed && night?.price !== null && t('calendar.closed'),
    ]
      .filter(Boolean)
      .join(', ');
  };
};

/** One month: days in rows from Monday to Sunday, each with the price of its night. */
export const CalendarMonth = ({ month, calendar, dates, placeText, focused, onChoose }: CalendarMonthProps) => {
  const t = useMessages();
  const titleId = useId();
  const nameOf = useDayName(calendar, dates, placeText);
  const short = useShortPrice();
  const weeks = weeksOf(month);
  const [year = '', number = ''] = month.split('-');
  const cell = (date: string) => {
    const night = calendar.nights.get(date);
    const isClosed = !chooseDay(dates, date, calendar);
    const place = placeInStay(dates, date);
    const price = night?.price ? Number(night.price) : undefined;
    return (
      <td
        key={date}
        role="gridcell"
        aria-selected={place !== undefined}
        data-place={place}
        data-ends={dates.checkOut !== '' || undefined}
      >
        <button
          type="button"
          data-day={date}
          data-today={date === calendar.today || undefined}
          data-full={(night?.price === null && !night.held_until) || undefined}
          data-season={night?.season ? true : undefined}
          tabIndex={date === focused ? 0 : -1}
          aria-disabled={isClosed || undefined}
          onClick={() => onChoose(date)}
        >
          <span className="visually-hidden">{nameOf(date, isClosed)}</span>
          <span className="number" aria-hidden="true">
            {Number(date.slice(8))}
          </span>
          {calendar.nights !== noNights && (
            <span className="price" aria-hidden="true">
              {price !== undefined && short(price)}
              {night?.price === null && t(night.held_until ? 'calendar.held' : 'calendar.full')}
            </span>
          )}
        </button>
      </td>
    );
  };
  return (
    <div css={style}>
      <h3 id={titleId}>{t('calendar.month', { year, month: t(`calendar.months.${Number(number)}`) })}</h3>
      <table role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map(weekday => (
              <th key={weekday} scope="col">
                {t(`calendar.weekdays.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(date => date !== null)}>
              {week.map((date, column) => (date === null ? <td key={`${row}-${column}`} /> : cell(date)))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const style = css`
  /* Six rows, so that nothing jumps from month to month. */
  min-height: calc(6 * 3.375rem + 4.5rem);
  h3 {
    margin-bottom: 0.5rem;
    font-size: var(--text-lg);
    text-align: center;
  }
  table {
    width: 100%;
    border-spacing: 0 0.125rem;
    table-layout: fixed;
  }
  th {
    padding-block: 0.25rem;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 550;
  }
  th:nth-child(n + 6) {
    color: var(--gold-ink);
  }
  td {
    padding: 0;
  }
  td[data-place='between'] {
    background: var(--action-wash);
  }
  td[data-place='in'][data-ends] {
    background: linear-gradient(to right, transparent 50%, var(--action-wash) 50%);
  }
  td[data-place='out'] {
    background: linear-gradient(to right, var(--action-wash) 50%, transparent 50%);
  }
  button {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    width: 100%;
    min-height: 3.25rem;
    padding: 0.125rem 0;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: var(--ink);
    line-height: 1.2;
  }
  @media (hover: hover) {
    button:hover:not([aria-disabled='true']) {
      box-shadow: inset 0 0 0 1.5px var(--action);
    }
  }
  .number {
    font-weight: 600;
  }
  .price {
    min-height: 1.2em;
    color: var(--ink-soft);
    font-size: clamp(0.625rem, 2.6vw, 0.75rem);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  @media (max-width: 359.98px) {
    .price {
      letter-spacing: -0.06em;
    }
  }
  [data-today] .number {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-season]::after {
    content: '';
    position: absolute;
    top: 0.3125rem;
    right: calc(50% - 1.125rem);
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    background: var(--gold);
  }
  [aria-disabled='true'] .number {
    color: var(--ink-soft);
    font-weight: 400;
  }
  [data-full] .number {
    text-decoration: line-through;
  }
  [data-place='in'] > button,
  [data-place='out'] > button {
    background: var(--action);
    color: var(--on-action);
  }
  [data-place='in'] .number,
  [data-place='out'] .number,
  [data-place='in'] .price,
  [data-place='out'] .price {
    color: inherit;
    text-decoration: none;
  }
`;
