import { endOf, needsApproval, ownGrantFault } from './grants.rules';

it.each([
  ['a new one for another', { staffId: 1, userId: 2 }, undefined],
  ['a gift card', { staffId: 1, userId: null }, undefined],
  ['one for oneself', { staffId: 1, userId: 1 }, 'GRANT_OWN'],
  ['the proposal of another', { staffId: 1, userId: 2, proposedBy: 3 }, undefined],
  ['an own proposal', { staffId: 1, userId: 2, proposedBy: 1 }, 'GRANT_OWN'],
  ['a proposal of another for oneself', { staffId: 1, userId: 1, proposedBy: 3 }, 'GRANT_OWN'],
])('%s', (_, decision, code) => {
  expect(ownGrantFault(decision)).toBe(code);
});

it.each([
  [100_000, false],
  [100_001, true],
  [-100_000, false],
  [-100_001, true],
])('%s needs a second person: %s', (amount, needed) => {
  expect(needsApproval(amount, 100_000)).toBe(needed);
});

it('ends a day at midnight in Ulaanbaatar', () => {
  expect(endOf('2026-11-29')?.toISOString()).toBe('2026-11-29T16:00:00.000Z');
  expect(endOf(null)).toBeNull();
});
