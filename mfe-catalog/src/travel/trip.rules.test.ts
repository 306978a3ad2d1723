import { completePassengers, missingFields, maxPassengers, emptyPassenger } from './trip.rules';

const bat = { salutation: 'MR', firstname: ' Bat ', lastname: 'Dorj' } as const;
const departure = { date: '2026-12-03', returns_on: '2026-12-05', seats: 14, seats_left: 3 };

it.each([
  [[emptyPassenger], ['salutation-0', 'lastname-0', 'firstname-0']],
  [[bat, { ...bat, firstname: '  ' }], ['firstname-1']],
  [[bat], []],
])('returns missing fields of %j', (drafts, missing) => expect(missingFields(drafts)).toEqual(missing));

it('returns passengers when no field is missing', () => {
  expect(completePassengers([bat, emptyPassenger])).toBeUndefined();
  expect(completePassengers([bat])).toEqual([{ salutation: 'MR', firstname: 'Bat', lastname: 'Dorj' }]);
});

it('limits passengers to the free seats', () => {
  expect(maxPassengers(departure)).toBe(3);
  expect(maxPassengers({ ...departure, seats_left: 40 })).toBe(20);
  expect(maxPassengers(undefined)).toBe(20);
});
