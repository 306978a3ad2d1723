import { css } from '@emotion/react';
import { limits } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, InlineNotice } from '@ortoo/ui';
import { addMonths, hasHeld, lastDay, seasonsOf, type Dates, type Nights } from '../parts/calendar/calendar.rules';
import { DateCalendar } from '../parts/calendar/date-calendar';
import { nightsOf, type StayState } from './stay.rules';
import { useFocusedDay } from '../parts/calendar/use-focused-day';
import { useNights } from './use-nights';

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

interface CalendarLegendProps {
  ofAll: boolean;
  nights: Nights;
  /** The first of the two shown months, which a phone shows alone. */
  month: string;
  /** Set after a failure. */
  retry: (() => void) | undefined;
}

const CalendarLegend = ({ ofAll, nights, month, retry }: CalendarLegendProps) => {
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
  const months = [month, addMonths(month, 1)];
  const own = seasonsOf(nights, [month]);
  return (
    <p className="soft" css={legendStyle}>
      {t(ofAll ? 'calendar.pricesOfAll' : 'calendar.prices')}
      {seasonsOf(nights, months).map(name => (
        <span key={name} className="season" data-second={!own.includes(name) || undefined}>
          {name}
        </span>
      ))}
      {hasHeld(nights, months) && (
        <span data-second={!hasHeld(nights, [month]) || undefined}>
          {`${t('calendar.held')}: ${t('product.heldText')}`}
        </span>
      )}
    </p>
  );
};

/** The price of each night, for the dates of a stay. */
const OpenCalendar = ({ onClose, today, hotel, stay, onChoose }: CalendarProps) => {
  const t = useMessages();
  const locale = useLocale();
  const chosen = datesOf(stay, today);
  const days = useFocusedDay(chosen.checkIn || today, { from: today, to: lastDay(today) });
  const { nights, isLoading, retry } = useNights(hotel, stay, days.month);
  const day = (date: string) => formatDate(date, locale, 'day');
  const statusOf = (dates: Dates) => {
    if (!dates.checkIn) return t('calendar.chooseArrival');
    if (!dates.checkOut) return t('calendar.chooseDeparture', { day: day(dates.checkIn) });
    return t('calendar.chosen', { from: day(dates.checkIn), to: day(dates.checkOut), count: nightsOf(dates) });
  };
  return (
    <DateCalendar
      title={t('calendar.title')}
      statusOf={statusOf}
      placeText={place => t(`calendar.${place}`)}
      days={days}
      calendar={{ today, nights, longest: limits.stayNights }}
      chosen={chosen}
      isLoading={isLoading}
      onClose={onClose}
      onChoose={onChoose}
    >
      <CalendarLegend ofAll={hotel === undefined} nights={nights} month={days.month} retry={retry} />
    </DateCalendar>
  );
};

/** The calendar of a stay; each time it opens, it starts with the dates of the stay. */
export const StayCalendar = ({ open, ...calendar }: CalendarProps & { open: boolean }) =>
  open ? <OpenCalendar {...calendar} /> : null;

const legendStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  font-size: var(--text-xs);
  .season::before {
    content: '';
    display: inline-block;
    width: 0.375rem;
    height: 0.375rem;
    margin-inline-end: 0.375rem;
    border-radius: 50%;
    background: var(--gold);
    vertical-align: middle;
  }
  @media (max-width: 767.98px) {
    [data-second] {
      display: none;
    }
  }
`;
