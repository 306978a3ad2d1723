import type { Json } from '../json';
import { engineWith } from '../testing/engine-with';
import { testAnalysis } from '../testing/test-analysis';

const { search } = engineWith(
  {
    properties: {
      name: { type: 'text' },
      done: { type: 'completion' },
      alike: { type: 'completion', analyzer: 'loose' },
    },
  },
  [
    { name: 'felt boots', done: { input: ['Felt boots', 'Boots of felt'], weight: 5 }, alike: 'Round table' },
    { name: 'leather boots', done: { input: 'Leather boots', weight: 9 }, alike: 'Round tableau' },
    { name: 'felt hat', done: ['Felt hat', 'Hat'] },
    { name: 'felt hat', done: 'Felt hat' },
  ],
  {},
  testAnalysis,
);

interface Entry {
  text: string;
  offset: number;
  length: number;
  options: { text: string; _id?: string; score?: number; freq?: number; highlighted?: string }[];
}

const suggest = async (suggestion: Json): Promise<Entry[]> =>
  ((await search({ size: 0, suggest: { s: suggestion } })).suggest?.s ?? []) as Entry[];
const texts = async (suggestion: Json): Promise<string[]> =>
  (await suggest(suggestion)).flatMap(({ options }) => options.map(({ text }) => text));

it.each<[string, Json, string[]]>([
  ['the heaviest first', { prefix: 'b', completion: { field: 'done' } }, ['Boots of felt']],
  [
    'each document once, by its best text',
    { prefix: 'f', completion: { field: 'done' } },
    ['Felt boots', 'Felt hat', 'Felt hat'],
  ],
  [
    'each text once',
    { prefix: 'fe', completion: { field: 'done', skip_duplicates: true } },
    ['Felt boots', 'Felt hat'],
  ],
  ['no more than asked for', { prefix: 'f', completion: { field: 'done', size: 1 } }, ['Felt boots']],
  ['whatever the case', { prefix: 'FELT H', completion: { field: 'done', skip_duplicates: true } }, ['Felt hat']],
  ['with a slip', { prefix: 'letaher', completion: { field: 'done', fuzzy: { fuzziness: 2 } } }, ['Leather boots']],
  ['no slip in the first letter', { prefix: 'beather', completion: { field: 'done', fuzzy: true } }, []],
  ['by another form', { prefix: 'rond', completion: { field: 'alike' } }, ['Round table', 'Round tableau']],
  ['nothing for an empty prefix', { prefix: '', completion: { field: 'done' } }, []],
])('completes: %s', async (_, suggestion, expected) => expect(await texts(suggestion)).toEqual(expected));

it('corrects words', async () => {
  expect(await suggest({ text: 'flet boots', term: { field: 'name' } })).toEqual([
    { text: 'flet', offset: 0, length: 4, options: [{ text: 'felt', score: 0.75, freq: 3 }] },
    { text: 'boots', offset: 5, length: 5, options: [] },
  ]);
});

it.each<[string, Json, string[]]>([
  ['only unknown words', { text: 'boots', term: { field: 'name' } }, []],
  ['always', { text: 'boot', term: { field: 'name', suggest_mode: 'always' } }, ['boots']],
  [
    'by n-grams',
    { text: 'leather’s feltt', term: { field: 'name', string_distance: 'ngram', accuracy: 0.4 } },
    ['leather', 'felt'],
  ],
  ['no words below the minimum length', { text: 'fet', term: { field: 'name' } }, []],
  ['shorter words with a lower minimum', { text: 'het', term: { field: 'name', min_word_length: 2 } }, ['hat']],
])('corrects words: %s', async (_, suggestion, expected) => expect(await texts(suggestion)).toEqual(expected));

it('corrects phrases', async () => {
  const [entry] = await suggest({
    text: 'flet boots',
    phrase: { field: 'name', highlight: { pre_tag: '<b>', post_tag: '</b>' } },
  });
  expect(entry?.options[0]).toMatchObject({ text: 'felt boots', highlighted: '<b>felt</b> boots' });
});

it.each<[string, Json, RegExp]>([
  ['an unknown field', { prefix: 'a', completion: { field: 'nowhere' } }, /no mapping found/],
  ['a field of another type', { prefix: 'a', completion: { field: 'name' } }, /not a completion suggest field/],
  ['no field', { text: 'a', term: {} }, /\[field\] is missing/],
  ['no type', { text: 'a' }, /does not support/],
  ['no text', { term: { field: 'name' } }, /text option is missing/],
])('rejects %s', async (_, suggestion, message) => await expect(suggest(suggestion)).rejects.toThrow(message));
