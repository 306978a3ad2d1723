import type { ReleaseEvent } from '@ortoo/contracts';
import type { ReleaseStanding, ShownRelease } from '../parts/release-status.rules';
import { releaseRisksOf } from './release-risks.rules';

const now = Date.parse('2026-11-22T12:00:00Z');
const shown = (release: string, views: number, failed: number): ShownRelease => ({
  ...{ release, event: undefined, commit: '', creator: '', script: 0 },
  vitals: { remote: 'mfe-catalog', release, views, failed },
});
const standing = (remote: string, live: ShownRelease, canary?: ShownRelease): ReleaseStanding => ({
  ...{ remote, live, site: '*', own: false, before: undefined, others: [] },
  canary: canary && { ...canary, percent: 5 },
});
const event = (kind: ReleaseEvent['kind'], release: string, at: string): ReleaseEvent => ({
  ...{ kind, release, at, remote: 'mfe-catalog', site: '*', channel: 'stable', by: 'shell', why: '' },
});

it.each([
  ['few views', 49, 49, []],
  ['one failed view of two hundred', 200, 1, []],
  ['three of two hundred', 200, 3, ['failing']],
])('judges a live release with %s', (_, views, failed, reasons) =>
  expect(
    releaseRisksOf([standing('mfe-catalog', shown('a', views, failed))], [], now).map(risk => risk.reason),
  ).toEqual(reasons),
);

it('names what was withdrawn today once, before what is on trial', () => {
  const history = [
    event('quarantine', 'old', '2026-11-21T11:59:00Z'),
    event('quarantine', 'b', '2026-11-22T01:00:00Z'),
    event('quarantine', 'b', '2026-11-22T02:00:00Z'),
    event('promote', 'c', '2026-11-22T03:00:00Z'),
  ];
  const statuses = [standing('mfe-catalog', shown('c', 10, 0), shown('d', 5, 0))];
  expect(releaseRisksOf(statuses, history, now)).toEqual([
    { remote: 'mfe-catalog', release: 'b', reason: 'quarantine' },
    { remote: 'mfe-catalog', release: 'd', reason: 'canary' },
  ]);
});
