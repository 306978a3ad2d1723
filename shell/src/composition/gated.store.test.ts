import { visitorPaths, type User } from '@ortoo/contracts';
import { $user, connectStores } from '@ortoo/stores';
import { exampleUser } from '@ortoo/testing';
import { planOf, remoteOf, visitOf } from '../testing/fake-visit';
import { $gatedRemotes, addGatedRemotes, dropGatedRemotes, dropWithRole } from './gated.store';

const backoffice = remoteOf('backoffice', ['/backoffice'], { gated: 'staff' });
const catalog = remoteOf('catalog', ['/']);
const newer = remoteOf('catalog', ['/'], { release: 'two' });
const staff: User = { ...exampleUser, roles: ['staff'] };

const answers = (status: number, ...remotes: (typeof catalog)[]) => {
  const ok = status < 400;
  return jest.fn(async () => ({ ok, status, json: async () => planOf(...remotes) }) as Response);
};

const setUp = (fetched: jest.Mock) => {
  globalThis.fetch = fetched;
  $user.set(staff);
  return visitOf({ composition: planOf(catalog) });
};

beforeEach(() => $gatedRemotes.set([]));

test('staff get gated remotes; remotes already on the page keep their release', async () => {
  const fetched = answers(200, newer, backoffice);
  const visit = setUp(fetched);
  expect(await Promise.all([addGatedRemotes(visit), addGatedRemotes(visit)])).toEqual([true, true]);
  expect(fetched.mock.calls).toEqual([[visitorPaths.composition, { cache: 'no-store' }]]);
  expect(visit.composition.remotes).toEqual([catalog, backoffice]);
  expect($gatedRemotes.get()).toEqual([backoffice]);
});

test('a repeated call adds nothing twice', async () => {
  const visit = setUp(answers(200, newer, backoffice));
  await addGatedRemotes(visit);
  expect(await addGatedRemotes(visit)).toBe(true);
  expect(visit.composition.remotes).toEqual([catalog, backoffice]);
});

test.each([
  ['rejects the request', answers(403, backoffice)],
  ['has nothing for this visitor', answers(200, newer)],
  ['does not respond', jest.fn(() => Promise.reject(new TypeError('offline')))],
])('nothing changes when the registry %s, and the next call requests again', async (_, fetched) => {
  const visit = setUp(fetched);
  expect(await addGatedRemotes(visit)).toBe(false);
  expect(visit.composition.remotes).toEqual([catalog]);
  expect($gatedRemotes.get()).toEqual([]);
  setUp(answers(200, backoffice));
  expect(await addGatedRemotes(visit)).toBe(true);
});

test('signing out removes them, also those still loading', async () => {
  const visit = setUp(answers(200, backoffice));
  await addGatedRemotes(visit);
  dropGatedRemotes(visit);
  expect(visit.composition.remotes).toEqual([catalog]);
  const late = addGatedRemotes(visit);
  $user.set(null);
  dropGatedRemotes(visit);
  expect(await late).toBe(false);
  expect(visit.composition.remotes).toEqual([catalog]);
  expect($gatedRemotes.get()).toEqual([]);
});

describe('after a failed load', () => {
  const session = (user: User | null) => {
    const get = jest.fn(async () => ({ user, cart_merged: false, expires_at: null }));
    const client = { get, post: get, put: get, delete: get } as never;
    connectStores({ shop: client, search: client });
    return get;
  };

  test.each([
    ['without the role loses its remotes', exampleUser, true, [catalog]],
    ['with the role retains them', staff, false, [catalog, backoffice]],
  ])('the visitor %s', async (_, user, hasChanged, remotes) => {
    const visit = setUp(answers(200, backoffice));
    await addGatedRemotes(visit);
    session(user);
    expect(await dropWithRole(visit)).toBe(hasChanged);
    expect(visit.composition.remotes).toEqual(remotes);
  });

  test('visitors without gated remotes cause no request', async () => {
    const requests = session(null);
    expect(await dropWithRole(setUp(answers(200)))).toBe(false);
    expect(requests).not.toHaveBeenCalled();
  });
});
