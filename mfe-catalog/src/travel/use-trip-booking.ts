import { useState, type RefObject } from 'react';
import { completePassengers, emptyPassenger, missingFields, type Departure, type PassengerDraft } from './trip.rules';
import { useBooking } from './use-booking';

/** Departure and passengers as chosen in the form of a trip, and their booking as seats of a variant. */
export const useTripBooking = (
  variant: number | undefined,
  departures: readonly Departure[] | undefined,
  form: RefObject<HTMLFormElement | null>,
) => {
  const [date, setDate] = useState('');
  const [drafts, setDrafts] = useState<readonly PassengerDraft[]>([emptyPassenger]);
  const [requested, setRequested] = useState(false);
  const departure = departures?.find(entry => entry.date === date);
  const passengers = completePassengers(drafts);
  const ready = departure !== undefined && passengers !== undefined && variant !== undefined;
  const { book, busy, outcome } = useBooking(
    ready ? { variant_id: variant, booking: { kind: 'trip', departure: date, passengers } } : undefined,
  );
  const missing = missingFields(drafts);
  return {
    date,
    setDate,
    departure,
    drafts,
    setDrafts,
    busy,
    outcome,
    isDepartureMissing: requested && !departure,
    /** Empty fields of passengers after an attempt to submit. */
    missing: requested ? missing : [],
    /** Adds the seats to the cart; when something is missing, its field has the focus. */
    submit: () => {
      setRequested(true);
      if (ready) return void book();
      const first = departure ? missing[0] : 'departure';
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
};
