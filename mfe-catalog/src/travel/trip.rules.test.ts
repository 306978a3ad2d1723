import { completePassengers, missingFields, maxPassengers, emptyPassenger } from './trip.rules';

const bat = { salutation: 'MR', firstname: ' Bat ', lastname: 'Dorj' } as const;
const departure = { date: '2026-12-03', returns_on: '2026-12-05', seats: 14, seats_left: 3 };

it.each([
  [[emptyPassenger], ['salutation-0', 'lastname-0', 'firstname-0']],
  [[bat, { ...bat, firstname: '  ' }], ['firstname-1']],
  [[bat], []],
])('knows what is missing of %j', (drafts, missing) => expect(missingFields(drafts)).toEqual(missing));

it('has passengers when nobody is missing anything', () => {
  expect(completePassengers([bat, emptyPassenger])).toBeUndefined();
  expect(completePassengers([bat])).toEqual([{ salutation: 'MR', firstname: 'Bat', lastname: 'Dorj' }]);
});

it('lets no more travel than there are seats', () => {
  expect(maxPassengers(departure)).toBe(3);
  expect(maxPassengers({ ...departure, seats_left: 40 })).toBe(20);
  expect(maxPassengers(undefined)).toBe(20);
});
