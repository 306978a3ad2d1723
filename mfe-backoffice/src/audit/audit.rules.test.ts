import { changesOf, verbOf } from './audit.rules';

it.each([
  ['changeStaffMember', 'change'],
  ['returnUnmatchedPayment', 'return'],
  ['readyShipment', 'ready'],
  ['addressBook', undefined],
  ['PUT /back_office/x', undefined],
])('the verb of %s is %s', (action, verb) => {
  expect(verbOf(action)).toBe(verb);
});

it('shows the fields that have changed, and no others', () => {
  const before = { state: 'ready', tracking: null, lines: [1, 2] };
  const after = { state: 'shipped', tracking: 'MN12', lines: [1, 2] };
  expect(changesOf({ before, after })).toEqual([
    { field: 'state', before: 'ready', after: 'shipped' },
    { field: 'tracking', before: null, after: 'MN12' },
  ]);
  expect(changesOf({ before: null, after: { role: 'Editor' } })).toEqual([
    { field: 'role', before: null, after: 'Editor' },
  ]);
  expect(changesOf({ before, after: before })).toEqual([]);
});
