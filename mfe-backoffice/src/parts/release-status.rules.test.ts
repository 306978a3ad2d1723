import { releases, records } from './testing/example-releases';
import { latestOf, statusesOf } from './release-status.rules';

it('returns a remote’s state: live release, canary, rollback target, candidates', () => {
  const [catalog, checkout] = statusesOf(releases);
  expect(catalog).toMatchObject({
    remote: 'catalog',
    live: { release: records.second.release, commit: '01234567', script: 41_000, vitals: { views: 4000 } },
    canary: { release: records.third.release, percent: 10, vitals: { views: 300 } },
    before: records.first.release,
  });
  expect(catalog?.live?.event).toMatchObject({ by: 'Болд', why: 'New listing' });
  expect(checkout).toMatchObject({ remote: 'checkout', canary: undefined, before: undefined });
});

it('offers no release that has failed', () => {
  const [catalog] = statusesOf(releases);
  expect(catalog?.others.map(({ release }) => release)).toEqual([records.third.release, records.first.release]);
});

it('detects a site’s own release, until it follows the others again', () => {
  const at = { ...releases, site: 'ortoo' };
  const own = { ...releases.history[2]!, site: 'ortoo' };
  const ownOf = (...more: (typeof own)[]) => statusesOf({ ...at, history: [...releases.history, ...more] })[0]?.own;
  expect(ownOf()).toBe(false);
  expect(ownOf(own)).toBe(true);
  expect(ownOf(own, { ...own, kind: 'canary' })).toBe(true);
  expect(ownOf(own, { ...own, kind: 'follow' })).toBe(false);
  expect(statusesOf(releases)[0]?.own).toBe(false);
});

it('offers a release again that only visitors’ reports have quarantined', () => {
  const history = releases.history.map(event =>
    event.kind === 'quarantine' ? { ...event, unproven: true as const } : event,
  );
  const [catalog] = statusesOf({ ...releases, history });
  expect(catalog?.others.map(({ release }) => release)).toContain(records.failed.release);
});

it('sorts the history newest first', () => {
  expect(latestOf(releases.history, 2).map(({ kind }) => kind)).toEqual(['canary', 'quarantine']);
});
