import { testAnalysis } from '../testing/test-analysis';
import { soughtIn } from './analyzer';
import { AnalyzerRegistry } from './registry';

const own = new AnalyzerRegistry(testAnalysis, {
  char_filter: {},
  tokenizer: { pairs: { type: 'ngram', min_gram: 2, max_gram: 2 } },
  filter: {
    short: { type: 'length', max: 4 },
    few: { type: 'stop', stopwords: ['und'] },
    begin: { type: 'edge_ngram', min_gram: 1, max_gram: 3 },
    stems: { type: 'stemmer', language: 'test' },
    english_stems: { type: 'stemmer', language: 'english' },
  },
  analyzer: {
    paired: { tokenizer: 'pairs' },
    shortened: { tokenizer: 'whitespace', filter: ['lowercase', 'short'] },
    german: { tokenizer: 'standard', filter: ['lowercase', 'asciifolding', 'few'] },
    plugged: { tokenizer: 'commas', filter: ['trim', 'stems', 'doubled'] },
    stemmed: { tokenizer: 'standard', filter: ['english_stems'] },
    begun: { tokenizer: 'keyword', filter: ['begin'] },
  },
});

const read = (name: string, text: string): string =>
  soughtIn(own.get(name), text)
    .map(({ place, forms }) => `${place}:${forms.map(({ term }) => term).join('|')}`)
    .join(' ');

it.each([
  [
    'standard',
    "Can't stop: 3.5 boots, e.g. Хангай-гутал 茶叶 a_b",
    "0:can't 1:stop 2:3.5 3:boots 4:e.g 5:хангай 6:гутал 7:茶 8:叶 9:a_b",
  ],
  ['simple', 'R2D2 Boots', '0:r 1:d 2:boots'],
  ['whitespace', 'Felt-Boots, X', '0:Felt-Boots, 1:X'],
  ['keyword', 'Felt Boots', '0:Felt Boots'],
  ['stop', 'The Fox and a Dog', '1:fox 4:dog'],
  ['english', "The dog's running quickly, relational conditions", '1:dog 2:run 3:quickli 4:relat 5:condit'],
  ['stemmed', 'running conditions', '0:run 1:condit'],
  ['vowels', 'Felt boots', '0:felt|~flt 1:boots|~bts'],
  ['plugged', 'a walking, dog', '0:a walk|a walka walk 1:dog|dogdog'],
  ['paired', 'abcd', '0:ab 1:bc 2:cd'],
  ['shortened', 'Felt boots BAG', '0:felt 2:bag'],
  ['german', 'Über und Straße', '0:uber 2:strasse'],
  ['begun', 'felt', '0:f|fe|fel'],
])('%s analyzes «%s»', (name, text, expected) => expect(read(name, text)).toBe(expected));

it.each([
  ['analyzer', { analyzer: { a: { tokenizer: 'nope' } } }, /failed to find tokenizer/],
  ['filter', { analyzer: { a: { tokenizer: 'standard', filter: ['nope'] } } }, /Unknown filter type \[nope\]/],
  ['tokenizer', { tokenizer: { a: { type: 'nope' } } }, /Unknown tokenizer type \[nope\]/],
])('rejects an unknown %s', (_, settings, message) =>
  expect(() => new AnalyzerRegistry({}, settings)).toThrow(message),
);
