import { $user } from '@ortoo/stores';
import { exampleUser as nomin } from '@ortoo/testing';
import { waitFor } from '@testing-library/react';
import { clearSavedPages } from './clear-saved-pages';

const bat = { ...nomin, id: 2 };
const forget = jest.fn();
const own = { scope: `${location.origin}/`, unregister: jest.fn() };
const ofPart = { scope: `${location.origin}/part/`, unregister: jest.fn() };
let stop: () => void;

beforeEach(() => {
  const caches = { keys: async () => ['opened-tickets', 'part'], delete: forget };
  Object.assign(window, { caches });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [own, ofPart] },
  });
  forget.mockReset();
  $user.set(nomin);
  stop = clearSavedPages();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('signing out clears everything that was saved, and ends the workers of parts', async () => {
  $user.set(null);
  await waitFor(() => expect(ofPart.unregister).toHaveBeenCalledTimes(1));
  expect(forget.mock.calls).toEqual([['opened-tickets'], ['part']]);
  expect(own.unregister).not.toHaveBeenCalled();
});

test('so does a change of the user', async () => {
  $user.set(bat);
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(2));
});

test('confirming the session preserves it', async () => {
  $user.set({ ...nomin });
  await Promise.resolve();
  expect(forget).not.toHaveBeenCalled();
});

test('a browser without Cache Storage has nothing to clear', () => {
  Reflect.deleteProperty(window, 'caches');
  expect(() => $user.set(null)).not.toThrow();
});
