import { formatDate } from '@ortoo/i18n';
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
  return (
    <Select
      name="departure"
      label={t('trip.departure')}
      placeholder="–"
      value={value}
      required
      options={departures.map(({ date, returns_on: back, seats_left: left }) => ({
        value: date,
        label: t('trip.option', {
          from: day(date),
          to: day(back),
          left: left > 0 ? t('trip.seats', { count: left }) : t('trip.full'),
        }),
        disabled: left < seats,
      }))}
      onChange={event => onChange(event.target.value)}
      {...(isMissing && { error: t('trip.chooseDeparture') })}
    />
  );
};
