import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, leaveDialog, Sheet } from '@ortoo/ui';
import { CalendarMonth } from './calendar-month';
import {
  addMonths,
  chooseDay,
  dayAfterKey,
  lastDay,
  monthOf,
  type Calendar,
  type Dates,
  type Place,
} from './calendar.rules';
import type { FocusedDay } from './use-focused-day';

interface CalendarTopProps {
  days: FocusedDay;
  first: string;
  last: string;
  /** What is chosen and what comes next. */
  status: string;
}

const CalendarTop = ({ days: { month, show }, first, last, status }: CalendarTopProps) => {
  const t = useMessages();
  return (
    <div className="top">
      <IconButton
        label={t('calendar.previous')}
        icon={<ChevronLeftIcon />}
        disabled={month <= first}
        onClick={() => show(addMonths(month, -1))}
      />
      <p role="status">{status}</p>
      <IconButton
        label={t('calendar.next')}
        icon={<ChevronRightIcon />}
        disabled={month >= last}
        onClick={() => show(addMonths(month, 1))}
      />
    </div>
  );
};

export interface DateCalendarProps {
  title: string;
  statusOf: (dates: Dates) => string;
  placeText: (place: Place) => string;
  days: FocusedDay;
  calendar: Calendar;
  /** Dates that it begins with. */
  chosen: Dates;
  /** The first day may be chosen alone. */
  isOpenEnd?: boolean;
  isLoading?: boolean;
  onClose: () => void;
  onChoose: (dates: Dates) => void;
  /** Explains the days. */
  children?: ReactNode;
}

/** One or two months to choose two days in, as the grid of dates of the ARIA Authoring Practices. */
export const DateCalendar = ({
  title,
  statusOf,
  placeText,
  days,
  calendar,
  chosen,
  isOpenEnd,
  isLoading,
  onClose,
  onChoose,
  children,
}: DateCalendarProps) => {
  const t = useMessages();
  const [dates, setDates] = useState(chosen);
  const { focused, month, grids, moveTo, setFocused } = days;
  const { today } = calendar;
  const choose = (date: string) => {
    const next = chooseDay(dates, date, calendar);
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
      title={title}
      closeLabel={t('actions.close')}
      actions={
        <>
          <Button kind="secondary" disabled={!dates.checkIn} onClick={() => setDates({ checkIn: '', checkOut: '' })}>
            {t('actions.clear')}
          </Button>
          <Button disabled={!isOpenEnd && dates.checkIn !== '' && dates.checkOut === ''} onClick={() => void finish()}>
            {t('state.done')}
          </Button>
        </>
      }
    >
      <div css={style}>
        <CalendarTop days={days} first={monthOf(today)} last={monthOf(lastDay(today))} status={statusOf(dates)} />
        <div ref={grids} className="months" aria-busy={isLoading} onKeyDown={onKeyDown}>
          {[month, addMonths(month, 1)].map(shown => (
            <CalendarMonth
              key={shown}
              month={shown}
              calendar={calendar}
              dates={dates}
              placeText={placeText}
              focused={focused}
              onChoose={date => {
                setFocused(date);
                choose(date);
              }}
            />
          ))}
        </div>
        {children}
      </div>
    </Sheet>
  );
};

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
`;
