import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
import { useToday } from '../parts/use-today';
import { DateFields } from '../parts/calendar/date-fields';
import { nextDay, type StayState, withCheckIn } from './stay.rules';

const StayCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "stay-calendar" */ './stay-calendar')).StayCalendar,
  { when: 'use' },
);

interface StayDatesProps {
  stay: StayState;
  onChange: (next: StayState) => void;
  /** Slug of the hotel whose prices the calendar shows; all hotels when absent. */
  hotel: string | undefined;
  error: string | undefined;
}

/** Check-in and check-out. */
export const StayDates = ({ stay, onChange, hotel, error }: StayDatesProps) => {
  const t = useMessages();
  const today = useToday();
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <DateFields
        fields={[
          {
            name: 'check_in',
            label: t('stay.checkIn'),
            value: stay.checkIn,
            min: today,
            onChange: date => onChange(withCheckIn(stay, date)),
          },
          {
            name: 'check_out',
            label: t('stay.checkOut'),
            value: stay.checkOut,
            min: stay.checkIn ? nextDay(stay.checkIn) : today,
            onChange: date => onChange({ ...stay, checkOut: date }),
          },
        ]}
        button={button}
        error={error}
      />
      {isRequested && today && (
        <StayCalendar
          {...dialog}
          today={today}
          hotel={hotel}
          stay={stay}
          onChoose={dates => onChange({ ...stay, ...dates })}
        />
      )}
    </>
  );
};
