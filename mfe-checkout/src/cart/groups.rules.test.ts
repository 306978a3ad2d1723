import { lineOf } from '@ortoo/testing';
import type { LineItem } from '@ortoo/contracts';
import { lineGroups } from './groups.rules';

const line = (id: number, total: number, group?: string) =>
  lineOf({ id, total: `${total}.0`, options: group === undefined ? {} : { package: group } });

it.each<[string, LineItem[], [isPackage: boolean, ids: number[], total: number][]]>([
  ['nothing', [], []],
  [
    'plain lines apart',
    [line(1, 5), line(2, 6)],
    [
      [false, [1], 5],
      [false, [2], 6],
    ],
  ],
  [
    'a package at the position of its first line',
    [line(1, 5, 'a'), line(2, 6), line(3, 7, 'a')],
    [
      [true, [1, 3], 12],
      [false, [2], 6],
    ],
  ],
  [
    'two packages apart',
    [line(1, 5, 'a'), line(2, 6, 'b'), line(3, 7, 'a'), line(4, 8, 'b')],
    [
      [true, [1, 3], 12],
      [true, [2, 4], 14],
    ],
  ],
  ['the last of a package as a plain line', [line(1, 5, 'a')], [[false, [1], 5]]],
])('groups %s', (_, lines, expected) =>
  expect(
    lineGroups(lines).map(({ isPackage, lines: own, total }) => [isPackage, own.map(({ id }) => id), total]),
  ).toEqual(expected),
);
