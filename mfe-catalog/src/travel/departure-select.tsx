import { formatDate, formatTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Select } from '@ortoo/ui';
import type { Departure } from './trip.rules';

interface DepartureSelectProps {
  departures: readonly Departure[];
  /** Day of the chosen departure, or empty. */
  value: string;
  /** Departures with fewer free seats are disabled. */
  seats: number;
  isMissing: boolean;
  onChange: (date: string) => void;
}

/** Departures of a trip with their free seats. */
export const DepartureSelect = ({ departures, value, seats, isMissing, onChange }: DepartureSelectProps) => {
  const t = useMessages();
  const locale = useLocale();
  const day = (of: string) => formatDate(of, locale, 'day');
  const seatsText = ({ seats_left: left, held_until: until }: Departure) => {
    if (left > 0) return t('trip.seats', { count: left });
    return until ? t('product.availability.held', { time: formatTime(until) }) : t('trip.full');
  };
  return (
    <Select
      name="departure"
      label={t('trip.departure')}
      placeholder="–"
      value={value}
      required
      options={departures.map(departure => ({
        value: departure.date,
        label: t('trip.option', {
          from: day(departure.date),
          to: day(departure.returns_on),
          left: seatsText(departure),
        }),
        disabled: departure.seats_left < seats,
      }))}
      onChange={event => onChange(event.target.value)}
      {...(isMissing && { error: t('trip.chooseDeparture') })}
    />
  );
};
