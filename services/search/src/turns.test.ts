import { Turns } from './turns';

const at = (moment: number): Date => new Date(moment);

it('tells whose moment has come, until it is told of another', () => {
  const turns = new Turns();
  turns.note([
    [1, 100],
    [2, 200],
    [3, Infinity],
  ]);
  expect(turns.due(at(99))).toEqual([]);
  expect(turns.due(at(100))).toEqual([1]);
  expect(turns.due(at(500))).toEqual([1, 2]);
  turns.note([
    [1, Infinity],
    [2, 600],
  ]);
  expect(turns.due(at(500))).toEqual([]);
  expect(turns.due(at(600))).toEqual([2]);
});

it('has nothing to tell of nothing', () => expect(new Turns().due(at(1))).toEqual([]));
