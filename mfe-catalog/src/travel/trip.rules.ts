import { limits, type Departures, type Passenger } from '@ortoo/contracts';

/** A passenger in the form: the salutation may be absent. */
export interface PassengerDraft {
  salutation: Passenger['salutation'] | '';
  firstname: string;
  lastname: string;
}

export const emptyPassenger: PassengerDraft = { salutation: '', firstname: '', lastname: '' };

export type Departure = Departures['departures'][number];

/** Maximum passengers of a departure: its free seats, up to the limit of one order. */
export const maxPassengers = (departure: Departure | undefined): number =>
  Math.min(departure?.seats_left ?? limits.tripPassengers, limits.tripPassengers);

/** Empty fields, as `firstname-0`, in the order of the form. */
export const missingFields = (passengers: readonly PassengerDraft[]): string[] =>
  passengers.flatMap((passenger, at) =>
    (['salutation', 'lastname', 'firstname'] as const)
      .filter(field => passenger[field].trim() === '')
      .map(field => `${field}-${at}`),
  );

const isComplete = (draft: PassengerDraft): draft is Passenger => missingFields([draft]).length === 0;

/** The passengers, when all are complete. */
export const completePassengers = (drafts: readonly PassengerDraft[]): Passenger[] | undefined =>
  drafts.every(isComplete)
    ? drafts.map(({ salutation, firstname, lastname }) => ({
        salutation,
        firstname: firstname.trim(),
        lastname: lastname.trim(),
      }))
    : undefined;
