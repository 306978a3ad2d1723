import { faultsOf, inputOf, pathOf, wordsOf, type RuleFields } from './search.rules';

const fields: RuleFields = { kind: 'synonyms', words: 'тавчик, углааш', pins: [], path: '' };

it('separates words by commas and lines', () =>
  expect(wordsOf(' тавчик,\nуглааш ,, slippers')).toEqual(['тавчик', 'углааш', 'slippers']));

it.each([
  ['/pages/delivery', '/pages/delivery'],
  ['https://shop.example/en/t/goods?sort=price_asc', '/t/goods?sort=price_asc'],
  ['https://shop.example', '/'],
  ['/en', '/'],
  ['/english-books', '/english-books'],
])('the path of %s is %s', (text, path) => expect(pathOf(text)).toBe(path));

it.each<[Partial<RuleFields>, string[]]>([
  [{}, []],
  [{ words: 'one' }, ['words']],
  [{ kind: 'pins' }, ['pins']],
  [{ kind: 'pins', pins: [{ id: 1, name: 'A', place: '0' }] }, ['places']],
  [{ kind: 'redirect', words: '' }, ['words', 'path']],
  [{ kind: 'redirect', path: 'elsewhere' }, ['path']],
  [{ kind: 'redirect', path: '/pages/delivery' }, []],
])('%j lacks %j', (change, faults) => expect(Object.keys(faultsOf({ ...fields, ...change }))).toEqual(faults));

it('sends what belongs to the kind alone', () => {
  const pins = [{ id: 1, name: 'A', place: '3' }];
  expect(inputOf({ ...fields, pins, path: '/x' })).toEqual({
    ...{ kind: 'synonyms', words: ['тавчик', 'углааш'], pins: [], path: null },
  });
  expect(inputOf({ ...fields, kind: 'pins', pins }).pins).toEqual([{ product_id: 1, place: 3 }]);
});
