import { ScheduledChanges } from './scheduled-changes';

const at = (moment: number): Date => new Date(moment);

it('returns the ids that are due, until another time is set', () => {
  const scheduled = new ScheduledChanges();
  scheduled.note([
    [1, 100],
    [2, 200],
    [3, Infinity],
  ]);
  expect(scheduled.due(at(99))).toEqual([]);
  expect(scheduled.due(at(100))).toEqual([1]);
  expect(scheduled.due(at(500))).toEqual([1, 2]);
  scheduled.note([
    [1, Infinity],
    [2, 600],
  ]);
  expect(scheduled.due(at(500))).toEqual([]);
  expect(scheduled.due(at(600))).toEqual([2]);
});

it('returns nothing when it is empty', () => expect(new ScheduledChanges().due(at(1))).toEqual([]));
