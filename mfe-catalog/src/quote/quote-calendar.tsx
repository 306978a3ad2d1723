import { limits } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { lastDay, noNights, type Dates } from '../parts/calendar/calendar.rules';
import { DateCalendar } from '../parts/calendar/date-calendar';
import { useFocusedDay } from '../parts/calendar/use-focused-day';

interface QuoteCalendarProps {
  onClose: () => void;
  /** The shop's date. */
  today: string;
  chosen: Dates;
  onChoose: (dates: Dates) => void;
}

const OpenCalendar = ({ onClose, today, chosen, onChoose }: QuoteCalendarProps) => {
  const t = useMessages();
  const locale = useLocale();
  const days = useFocusedDay(chosen.checkIn || today, { from: today, to: lastDay(today) });
  const day = (date: string) => formatDate(date, locale, 'day');
  const statusOf = ({ checkIn, checkOut }: Dates) => {
    if (!checkIn) return t('quote.calendar.choose');
    if (!checkOut) return t('quote.calendar.chooseReturn', { day: day(checkIn) });
    return `${day(checkIn)} – ${day(checkOut)}`;
  };
  return (
    <DateCalendar
      title={t('quote.calendar.title')}
      statusOf={statusOf}
      placeText={place => t(place === 'between' ? 'calendar.between' : `quote.calendar.${place}`)}
      days={days}
      calendar={{ today, nights: noNights, longest: limits.bookingAheadDays }}
      chosen={chosen}
      isOpenEnd
      onClose={onClose}
      onChoose={onChoose}
    />
  );
};

/** The calendar of a journey, whose return may be left open. */
export const QuoteCalendar = ({ open, ...calendar }: QuoteCalendarProps & { open: boolean }) =>
  open ? <OpenCalendar {...calendar} /> : null;
