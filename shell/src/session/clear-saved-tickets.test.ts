import { savedTickets } from '@ortoo/contracts';
import { $user } from '@ortoo/stores';
import { exampleUser as nomin } from '@ortoo/testing';
import { clearSavedTickets } from './clear-saved-tickets';

const bat = { ...nomin, id: 2 };
const forget = jest.fn();
let stop: () => void;

beforeEach(() => {
  Object.assign(window, { caches: { delete: forget } });
  forget.mockReset();
  $user.set(nomin);
  stop = clearSavedTickets();
});
afterEach(() => stop());

test('signing out clears the tickets', () => {
  $user.set(null);
  expect(forget.mock.calls).toEqual([[savedTickets.cache]]);
});

test('so does a change of the user', () => {
  $user.set(bat);
  expect(forget).toHaveBeenCalledTimes(1);
});

test('confirming the session preserves them', () => {
  $user.set({ ...nomin });
  expect(forget).not.toHaveBeenCalled();
});

test('a browser without Cache Storage has nothing to clear', () => {
  Reflect.deleteProperty(window, 'caches');
  expect(() => $user.set(null)).not.toThrow();
});
