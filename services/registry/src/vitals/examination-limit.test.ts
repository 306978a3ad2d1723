import { createExaminationLimit } from './examination-limit';

let now = 0;
const limit = () => createExaminationLimit(() => new Date(now));
const minute = 60_000;

beforeEach(() => (now = 0));

it('tries one release at a time', () => {
  const { begin, end } = limit();
  expect([begin('a'), begin('b')]).toEqual([true, false]);
  end();
  expect(begin('b')).toBe(true);
});

it('tries a release again after ten minutes', () => {
  const { begin, end } = limit();
  begin('a');
  end();
  now = 10 * minute - 1;
  expect(begin('a')).toBe(false);
  now = 10 * minute;
  expect(begin('a')).toBe(true);
});

it('tries thirty in an hour, whatever they are', () => {
  const { begin, end } = limit();
  const tried = Array.from({ length: 40 }, (_, index) => {
    now += 1000;
    const isTried = begin(`release ${index}`);
    if (isTried) end();
    return isTried;
  });
  expect(tried.filter(Boolean)).toHaveLength(30);
  now += 60 * minute;
  expect(begin('another')).toBe(true);
});
