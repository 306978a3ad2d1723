import { completePassengers, missingFields, mostPassengers, nobody } from './trip.rules';

const bat = { salutation: 'MR', firstname: ' Bat ', lastname: 'Dorj' } as const;
const departure = { date: '2026-12-03', returns_on: '2026-12-05', seats: 14, seats_left: 3 };

it.each([
  [[nobody], ['salutation-0', 'lastname-0', 'firstname-0']],
  [[bat, { ...bat, firstname: '  ' }], ['firstname-1']],
  [[bat], []],
])('knows what is missing of %j', (drafts, missing) => expect(missingFields(drafts)).toEqual(missing));

it('has passengers when nobody is missing anything', () => {
  expect(completePassengers([bat, nobody])).toBeUndefined();
  expect(completePassengers([bat])).toEqual([{ salutation: 'MR', firstname: 'Bat', lastname: 'Dorj' }]);
});

it('lets no more travel than there are seats', () => {
  expect(mostPassengers(departure)).toBe(3);
  expect(mostPassengers({ ...departure, seats_left: 40 })).toBe(20);
  expect(mostPassengers(undefined)).toBe(20);
});
