import { useState, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, InlineNotice, leaveDialog, Sheet } from '@ortoo/ui';
import { CalendarMonth } from './calendar-month';
import { addMonths, chooseDay, dayAfterKey, lastDay, monthOf, seasonsOf, type Dates } from './calendar.rules';
import { nightsOf, type StayState } from './stay.rules';
import { useFocusedDay, useNights } from './use-calendar';

interface CalendarProps {
  onClose: () => void;
  /** The shop's date. */
  today: string;
  hotel: string | undefined;
  stay: StayState;
  onChoose: (dates: Dates) => void;
}

const datesOf = ({ checkIn, checkOut }: StayState, today: string): Dates =>
  checkIn >= today ? { checkIn, checkOut } : { checkIn: '', checkOut: '' };

interface CalendarTopProps {
  month: string;
  first: string;
  last: string;
  dates: Dates;
  onShow: (month: string) => void;
}

/** What is chosen and what comes next, between the buttons for other months. */
const CalendarTop = ({ month, first, last, dates, onShow }: CalendarTopProps) => {
  const t = useMessages();
  const locale = useLocale();
  const day = (date: string) => formatDate(date, locale, 'day');
  const status = () => {
    if (!dates.checkIn) return t('calendar.chooseArrival');
    if (!dates.checkOut) return t('calendar.chooseDeparture', { day: day(dates.checkIn) });
    return t('calendar.chosen', { from: day(dates.checkIn), to: day(dates.checkOut), count: nightsOf(dates) });
  };
  return (
    <div className="top">
      <IconButton
        label={t('calendar.previous')}
        icon={<ChevronLeftIcon />}
        disabled={month <= first}
        onClick={() => onShow(addMonths(month, -1))}
      />
      <p role="status">{status()}</p>
      <IconButton
        label={t('calendar.next')}
        icon={<ChevronRightIcon />}
        disabled={month >= last}
        onClick={() => onShow(addMonths(month, 1))}
      />
    </div>
  );
};

interface CalendarLegendProps {
  ofAll: boolean;
  /** Names of the seasons of the shown nights. */
  seasons: readonly string[];
  /** Set after a failure. */
  retry: (() => void) | undefined;
}

const CalendarLegend = ({ ofAll, seasons, retry }: CalendarLegendProps) => {
  const t = useMessages();
  if (retry)
    return (
      <InlineNotice
        tone="warn"
        action={
          <Button kind="quiet" size="sm" onClick={retry}>
            {t('actions.retry')}
          </Button>
        }
      >
        {t('calendar.failed')}
      </InlineNotice>
    );
  return (
    <p className="legend soft">
      {t(ofAll ? 'calendar.pricesOfAll' : 'calendar.prices')}
      {seasons.length > 0 && <span className="seasons">{seasons.join(', ')}</span>}
    </p>
  );
};

/** One or two months with the price of each night, as the grid of dates of the ARIA Authoring Practices. */
const OpenCalendar = ({ onClose, today, hotel, stay, onChoose }: CalendarProps) => {
  const t = useMessages();
  const [dates, setDates] = useState(() => datesOf(stay, today));
  const end = lastDay(today);
  const { focused, month, grids, moveTo, setFocused, show } = useFocusedDay(dates.checkIn || today, {
    from: today,
    to: end,
  });
  const { nights, isLoading, retry } = useNights(hotel, stay, month);
  const months = [month, addMonths(month, 1)];
  const seasons = seasonsOf(nights, months);
  const choose = (date: string) => {
    const next = chooseDay(dates, date, { today, nights });
    if (next) setDates(next);
  };
  const finish = async () => {
    await leaveDialog();
    onClose();
    onChoose(dates);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  };
  return (
    <Sheet
      wide
      open
      onClose={onClose}
      title={t('calendar.title')}
      closeLabel={t('actions.close')}
      actions={
        <>
          <Button kind="secondary" disabled={!dates.checkIn} onClick={() => setDates({ checkIn: '', checkOut: '' })}>
            {t('actions.clear')}
          </Button>
          <Button disabled={dates.checkIn !== '' && dates.checkOut === ''} onClick={() => void finish()}>
            {t('state.done')}
          </Button>
        </>
      }
    >
      <div css={style}>
        <CalendarTop month={month} first={monthOf(today)} last={monthOf(end)} dates={dates} onShow={show} />
        <div ref={grids} className="months" aria-busy={isLoading} onKeyDown={onKeyDown}>
          {months.map(shown => (
            <CalendarMonth
              key={shown}
              month={shown}
              calendar={{ today, nights }}
              dates={dates}
              focused={focused}
              onChoose={date => {
                setFocused(date);
                choose(date);
              }}
            />
          ))}
        </div>
        <CalendarLegend ofAll={hotel === undefined} seasons={seasons} retry={retry} />
      </div>
    </Sheet>
  );
};

/** The calendar of a stay; each time it opens, it starts with the dates of the stay. */
export const StayCalendar = ({ open, ...calendar }: CalendarProps & { open: boolean }) =>
  open ? <OpenCalendar {...calendar} /> : null;

const style = css`
  display: grid;
  gap: var(--space-1);
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
    font-weight: 600;
    text-align: center;
  }
  .months {
    display: grid;
    gap: clamp(1.5rem, 4vw, 3rem);
  }
  @media (min-width: 768px) {
    .months {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  /* A phone shows one month. */
  @media (max-width: 767.98px) {
    .months > :nth-of-type(2) {
      display: none;
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    font-size: var(--text-xs);
  }
  .seasons::before {
    content: '';
    display: inline-block;
    width: 0.375rem;
    height: 0.375rem;
    margin-inline-end: 0.375rem;
    border-radius: 50%;
    background: var(--gold);
    vertical-align: middle;
  }
`;
