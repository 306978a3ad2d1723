import { reasonToQuarantine, suspected } from './suspect.rules';

const none = { failures: 0, late: 0, views: 0 };

it('takes out a fresh release with the first visitor whose page fell back from it', () => {
  expect(reasonToQuarantine(suspected(none, 'render'))).toContain('1 visitors');
  expect(reasonToQuarantine(suspected({ ...none, views: 3 }, 'load'))).toContain('did well on 3 views');
});

it('keeps a release that many have used well', () => {
  expect(reasonToQuarantine(suspected({ ...none, views: 1000 }, 'render'))).toBeUndefined();
  expect(reasonToQuarantine({ ...none, failures: 200, views: 1000 })).toBeUndefined();
  expect(reasonToQuarantine({ ...none, failures: 300, views: 1000 })).toBeDefined();
});

it('does not blame a release for one slow network', () => {
  const once = suspected(none, 'late');
  const twice = suspected(once, 'late');
  expect([once, twice].map(reasonToQuarantine)).toEqual([undefined, undefined]);
  expect(reasonToQuarantine(suspected(twice, 'late'))).toBeDefined();
});
