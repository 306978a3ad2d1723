import { limits, type Departures, type Passenger } from '@ortoo/contracts';

/** A passenger as a form has him: the salutation may not have been chosen yet. */
export interface PassengerDraft {
  salutation: Passenger['salutation'] | '';
  firstname: string;
  lastname: string;
}

export const emptyPassenger: PassengerDraft = { salutation: '', firstname: '', lastname: '' };

export type Departure = Departures['departures'][number];

/** How many may travel on a departure: its free seats, and no more than one order may hold. */
export const maxPassengers = (departure: Departure | undefined): number =>
  Math.min(departure?.seats_left ?? limits.tripPassengers, limits.tripPassengers);

/** What is not filled in, as `firstname-0`, in the order of the form. */
export const missingFields = (passengers: readonly PassengerDraft[]): string[] =>
  passengers.flatMap((passenger, at) =>
    (['salutation', 'lastname', 'firstname'] as const)
      .filter(field => passenger[field].trim() === '')
      .map(field => `${field}-${at}`),
  );

const isComplete = (draft: PassengerDraft): draft is Passenger => missingFields([draft]).length === 0;

/** The passengers, once everybody is filled in. */
export const completePassengers = (drafts: readonly PassengerDraft[]): Passenger[] | undefined =>
  drafts.every(isComplete)
    ? drafts.map(({ salutation, firstname, lastname }) => ({
        salutation,
        firstname: firstname.trim(),
        lastname: lastname.trim(),
      }))
    : undefined;
