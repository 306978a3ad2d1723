import { isCounted, reasonToQuarantine, suspected, type Suspicion } from './suspect.rules';

const none: Suspicion = { failures: new Map(), late: new Map() };
const hour = 3_600_000;

/** Reports of this number of networks, one after the other. */
const reported = (count: number, kind: 'render' | 'late' = 'render', known = none) =>
  Array.from({ length: count }, (_, index) => `network ${index}`).reduce(
    (suspicion, network) => suspected(suspicion, kind, network, 0),
    known,
  );

it('removes a fresh release when three networks have reported it, and not before', () => {
  expect(reasonToQuarantine(reported(2), 0)).toBeUndefined();
  expect(reasonToQuarantine(reported(3), 0)).toContain('3 networks');
  expect(reasonToQuarantine(reported(3), 3)).toContain('did well on 3 views');
});

it('leaves a release with many successful views', () => {
  expect(reasonToQuarantine(reported(200), 1000)).toBeUndefined();
  expect(reasonToQuarantine(reported(300), 1000)).toBeDefined();
});

it('does not blame a release for one slow line', () => {
  expect(reasonToQuarantine(reported(2, 'late'), 0)).toBeUndefined();
  expect(reasonToQuarantine(suspected(reported(2, 'late'), 'render', 'a third', 0), 0)).toBeUndefined();
  expect(reasonToQuarantine(reported(3, 'late'), 0)).toBeDefined();
});

it('counts a network once, and its reports once an hour', () => {
  const once = suspected(none, 'render', 'a', 0);
  expect([isCounted(once, 'a', hour - 1), isCounted(once, 'a', hour), isCounted(once, 'b', 1)]).toEqual([
    false,
    true,
    true,
  ]);
  const often = suspected(suspected(once, 'render', 'a', hour), 'late', 'a', 2 * hour);
  expect([often.failures.size, often.late.size]).toEqual([0, 1]);
});

it('drops reports after a day', () =>
  expect(suspected(reported(2), 'render', 'another', 24 * hour).failures.size).toBe(1));
