import type { ReleaseEvent, ReleaseEventKind } from '@ortoo/contracts';
import { isInCanary, pointersOf, releaseStatusesOf } from './pointers.rules';

const event = (kind: ReleaseEventKind, release: string, more: Partial<ReleaseEvent> = {}): ReleaseEvent => ({
  kind,
  remote: 'catalog',
  release,
  site: '*',
  channel: 'stable',
  at: '2026-11-21T00:00:00Z',
  by: '',
  why: '',
  ...more,
});

const at = (events: ReleaseEvent[], site = 'ortoo', channel = 'stable') =>
  pointersOf(events, site, channel).get('catalog');

it.each<[string, ReleaseEvent[], string[]]>([
  ['nothing', [], []],
  ['the newest promotion is live', [event('promote', 'a'), event('promote', 'b')], ['a', 'b']],
  [
    'a release promoted twice is live once',
    [event('promote', 'a'), event('promote', 'b'), event('promote', 'a')],
    ['b', 'a'],
  ],
  [
    'a rollback removes the latest release',
    [event('promote', 'a'), event('promote', 'b'), event('rollback', 'a')],
    ['a'],
  ],
  [
    'two rollbacks remove two',
    [
      event('promote', 'a'),
      event('promote', 'b'),
      event('promote', 'c'),
      event('rollback', 'b'),
      event('rollback', 'a'),
    ],
    ['a'],
  ],
  ['a quarantined release is gone', [event('promote', 'a'), event('promote', 'b'), event('quarantine', 'b')], ['a']],
  [
    'also when it was not the live one',
    [event('promote', 'a'), event('promote', 'b'), event('quarantine', 'a')],
    ['b'],
  ],
  [
    'a rolled back release does not return when its successor is quarantined',
    [
      event('promote', 'a'),
      event('promote', 'b'),
      event('promote', 'c'),
      event('rollback', 'b'),
      event('quarantine', 'b'),
    ],
    ['a'],
  ],
  [
    'an unproven quarantined release is live again when it is promoted again',
    [
      event('promote', 'a'),
      event('promote', 'b'),
      event('quarantine', 'b', { unproven: true }),
      event('promote', 'c'),
      event('promote', 'b'),
    ],
    ['a', 'c', 'b'],
  ],
  [
    'an unproven quarantined release is not live as a canary only',
    [event('promote', 'a'), event('promote', 'b'), event('quarantine', 'b', { unproven: true }), event('canary', 'b')],
    ['a'],
  ],
])('%s', (_, events, releases) => expect(at(events)?.releases ?? []).toEqual(releases));

it('a site and a channel contain only their differences', () => {
  const events = [
    event('promote', 'a'),
    event('promote', 'b', { site: 'brand' }),
    event('promote', 'c', { channel: 'next' }),
  ];
  expect(at(events, 'ortoo')?.releases).toEqual(['a']);
  expect(at(events, 'brand')?.releases).toEqual(['b']);
  expect(at(events, 'ortoo', 'next')?.releases).toEqual(['c']);
  expect(at([...events, event('rollback', 'a', { site: 'brand' })], 'brand')?.releases).toEqual(['a']);
});

it('a canary runs until it is halted, promoted or quarantined', () => {
  const started = [event('promote', 'a'), event('canary', 'b', { percent: 5 })];
  expect(at(started)?.canary).toMatchObject({ release: 'b', percent: 5 });
  expect(at([...started, event('canary', 'b', { percent: 20 })])?.canary).toMatchObject({ percent: 20 });
  for (const end of ['halt', 'promote', 'quarantine'] as const) {
    expect(at([...started, event(end, 'b')])?.canary).toBeUndefined();
  }
  expect(at([...started, event('promote', 'b')])?.releases).toEqual(['a', 'b']);
});

it('a quarantine applies to every site and channel', () => {
  const events = [event('promote', 'a'), event('promote', 'b', { site: 'brand', channel: 'next' })];
  expect(at(events, 'brand', 'next')?.releases).toEqual(['b']);
  expect(at([...events, event('quarantine', 'b')], 'brand', 'next')?.releases).toEqual(['a']);
});

it('distinguishes permanent and temporary quarantines, and releases restored by an operator', () => {
  const doubted = event('quarantine', 'a', { unproven: true });
  const read = (...events: ReleaseEvent[]) =>
    Object.fromEntries(Object.entries(releaseStatusesOf(events)).map(([name, keys]) => [name, keys.size]));
  expect(read(doubted)).toEqual({ proven: 0, out: 1, vouchedFor: 0 });
  expect(read(doubted, event('promote', 'a'))).toEqual({ proven: 0, out: 0, vouchedFor: 1 });
  expect(read(event('promote', 'a'), doubted)).toEqual({ proven: 0, out: 1, vouchedFor: 0 });
  expect(read(doubted, event('quarantine', 'a'), event('promote', 'a'))).toMatchObject({ proven: 1, out: 1 });
});

it('a canary gets its share of the visitors, and the same ones as it grows', () => {
  const inside = (percent: number) => {
    const pointer = { remote: 'catalog', releases: ['a'], canary: { release: 'b', percent, since: '' } };
    return Array.from({ length: 10_000 }, (_, cohort) => cohort).filter(cohort => isInCanary(pointer, cohort));
  };
  const few = inside(5);
  const more = new Set(inside(20));
  expect(few).toHaveLength(500);
  expect(more.size).toBe(2000);
  expect(few.every(cohort => more.has(cohort))).toBe(true);
});
