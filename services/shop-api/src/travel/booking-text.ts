import type { Booking } from '@ortoo/contracts';
import { formatDate, type Locale } from '@ortoo/i18n';
import { signsOf } from '../http/locale';
import { textIn } from '../messages/index';

const nightsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** A booking in a line: its days and travellers. */
export const bookingText = (booking: Booking, locale: Locale): string => {
  const day = (date: string) => formatDate(date, locale, 'short');
  if (booking.kind === 'trip') {
    const names = booking.passengers.map(({ firstname, lastname }) => `${lastname} ${firstname}`);
    return [textIn(locale, 'travel.leaves', { day: day(booking.departure) }), ...names].join(signsOf(locale).comma);
  }
  const { check_in, check_out, rooms, adults, children } = booking;
  return [
    `${day(check_in)} – ${day(check_out)}`,
    textIn(locale, 'travel.nights', { count: nightsBetween(check_in, check_out) }),
    textIn(locale, 'travel.rooms', { count: rooms }),
    textIn(locale, 'travel.adults', { count: adults }),
    ...(children.length > 0 ? [textIn(locale, 'travel.children', { count: children.length })] : []),
  ].join(signsOf(locale).comma);
};
