import { randomFrom } from '../testing/random';
import { Dictionary } from '../storage/dictionary';
import { editsBetween } from './edits';
import { fuzzySearch } from './expansions';

const random = randomFrom(11);
const letters = 'абв';
const word = (): string =>
  Array.from({ length: 1 + Math.floor(random() * 8) }, () => letters[Math.floor(random() * 3)]).join('');

const dictionary = new Dictionary();
for (let at = 0; at < 400; at += 1) dictionary.add(word());
const all = Array.from({ length: dictionary.size }, (_, number) => number);

const bestBeginning = (sought: string, other: string, swaps: boolean): number =>
  Math.min(...Array.from({ length: other.length + 1 }, (_, to) => editsBetween(sought, other.slice(0, to), swaps)));

it.each<[number, boolean, boolean]>([
  [1, true, false],
  [2, true, false],
  [2, false, false],
  [2, true, true],
  [1, false, true],
])('finds exactly the words within %i edits (transpositions %s, prefixes %s)', (edits, transpositions, asPrefix) => {
  for (let turn = 0; turn < 60; turn += 1) {
    const sought = word();
    const measure = asPrefix ? bestBeginning : editsBetween;
    const expected = all
      .map(number => ({ number, edits: measure(sought, dictionary.word(number), transpositions) }))
      .filter(({ edits: away }) => away <= edits);
    const found = fuzzySearch(dictionary, sought, { edits, transpositions, asPrefix });
    expect(found.toSorted((a, b) => a.number - b.number)).toEqual(expected);
  }
});

it('matches a very long word as quickly as a short one', () => {
  let steps = 0;
  fuzzySearch(dictionary, 'а'.repeat(1_000_000), { edits: 2, step: () => (steps += 1) });
  expect(steps).toBeLessThanOrEqual(dictionary.size);
});
