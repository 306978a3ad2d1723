import type { Booking, LocaleId } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';

type BookingText = Record<'night' | 'room' | 'adult' | 'child', (count: number) => string> & {
  leaves: (day: string) => string;
};

const plural = (locale: string, forms: Partial<Record<Intl.LDMLPluralRule, string>>) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number) => `${count} ${forms[rules.select(count)] ?? forms.other ?? ''}`;
};

const text: Record<LocaleId, BookingText> = {
  mn: {
    night: count => `${count} шөнө`,
    room: count => `${count} өрөө`,
    adult: count => `${count} том хүн`,
    child: count => `${count} хүүхэд`,
    leaves: day => `${day}-нд гарна`,
  },
  en: {
    night: plural('en', { one: 'night', other: 'nights' }),
    room: plural('en', { one: 'room', other: 'rooms' }),
    adult: plural('en', { one: 'adult', other: 'adults' }),
    child: plural('en', { one: 'child', other: 'children' }),
    leaves: day => `Departs ${day}`,
  },
  ru: {
    night: plural('ru', { one: 'ночь', few: 'ночи', other: 'ночей' }),
    room: plural('ru', { one: 'номер', few: 'номера', other: 'номеров' }),
    adult: plural('ru', { one: 'взрослый', few: 'взрослых', other: 'взрослых' }),
    child: plural('ru', { one: 'ребёнок', few: 'ребёнка', other: 'детей' }),
    leaves: day => `Выезд ${day}`,
  },
  cn: {
    night: count => `${count}晚`,
    room: count => `${count}间`,
    adult: count => `${count}位成人`,
    child: count => `${count}名儿童`,
    leaves: day => `${day}出发`,
  },
  it: {
    night: plural('it', { one: 'notte', other: 'notti' }),
    room: plural('it', { one: 'camera', other: 'camere' }),
    adult: plural('it', { one: 'adulto', other: 'adulti' }),
    child: plural('it', { one: 'bambino', other: 'bambini' }),
    leaves: day => `Partenza ${day}`,
  },
};

const nightsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** A booking in a line: its days and travellers. */
export const bookingText = (booking: Booking, locale: LocaleId): string => {
  const say = text[locale];
  const day = (date: string) => formatDate(date, locale, 'short');
  if (booking.kind === 'trip') {
    const names = booking.passengers.map(({ firstname, lastname }) => `${lastname} ${firstname}`);
    return [say.leaves(day(booking.departure)), ...names].join(', ');
  }
  const { check_in, check_out, rooms, adults, children } = booking;
  return [
    `${day(check_in)} – ${day(check_out)}`,
    say.night(nightsBetween(check_in, check_out)),
    say.room(rooms),
    say.adult(adults),
    ...(children.length > 0 ? [say.child(children.length)] : []),
  ].join(', ');
};
