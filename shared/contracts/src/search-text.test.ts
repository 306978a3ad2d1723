import type { SearchQuery, SearchSuggestion } from './search';
import { corrected, findByText, textQuery, wordsQuery } from './search-text';

const written = (query: SearchQuery): string => JSON.stringify(query);

describe('textQuery', () => {
  interface Words {
    must: { bool: { should: object[]; minimum_should_match: number } }[];
    should: object[];
  }
  const wordsOf = (text: string) => (textQuery(text) as { bool: Words }).bool;

  it.each([
    ['гутал', 1],
    ['эсгий гутал', 2],
    ['хар өнгийн эсгий гутал', 4],
    ['өвлийн эсгий гу', 2],
  ])('%s: each of %i words must match', (text, count) => {
    const [whole] = wordsOf(text).must;
    expect([whole?.bool.should.length, whole?.bool.minimum_should_match]).toEqual([count, count]);
  });

  it('treats a last word of one or two letters as a prefix that need not match', () => {
    expect(JSON.stringify(wordsOf('уруулын бу').should)).toContain('"query":"бу"');
    expect(wordsOf('уруулын будаг').should).toEqual([]);
  });

  it.each([
    ['OR-50011-42', 'OR-50011-42'],
    [' or-50011-42 ', 'OR-50011-42'],
    ['OR-50011', 'OR-50011'],
    ['or 50011', 'OR-50011'],
    ['or 50011 42', 'OR-50011-42'],
  ])('finds a product by its code %j', (text, code) =>
    expect(written(textQuery(text))).toContain(`{"term":{"variants.sku":"${code}"}}`),
  );

  it.each(['50011', ' or 50011', 'OR-50011'])('finds a product by the number of its code %j', text =>
    expect(written(textQuery(text))).toContain('{"term":{"codes":"50011"}}'),
  );

  it.each(['usb-c', 'эсгий-42', 'usb 3', '42', 'OR-50011 boots'])('does not take %j for a code', text =>
    expect(written(textQuery(text))).not.toMatch(/variants\.sku|codes/),
  );

  it('uses such a prefix when it is the only word', () => expect(written(textQuery('бу'))).toContain('bool_prefix'));

  it.each([
    ['архи 0.7л', { term: { amounts: '700ml' } }],
    ['гутал 42 размер', { term: { fits: '42' } }],
    ['хямдралтай гутал', { range: { sale_percent: { gt: 0 } } }],
  ])('%s is filtered', (text, filter) => expect(textQuery(text)).toMatchObject({ bool: { filter: [filter] } }));

  it('takes a number for a size, an amount or a word', () => {
    const query = written(textQuery('пүүз 39'));
    for (const clause of ['{"term":{"fits":"39"}}', '{"term":{"amounts":"#39"}}', '"query":"39"'])
      expect(query).toContain(clause);
  });

  it('may consist of conditions only', () =>
    expect(textQuery('on sale')).toEqual({ bool: { must: [], filter: [{ range: { sale_percent: { gt: 0 } } }] } }));

  it('finds nothing for punctuation alone', () => expect(textQuery('?! …')).toEqual({ match_none: {} }));
});

it('finds places by all words but one of three', () => {
  expect(written(wordsQuery('Хөх хот', ['city']))).toContain('"minimum_should_match":2');
  expect(written(wordsQuery('Charles de Gaulle', ['city']))).toContain('"minimum_should_match":2');
});

const put = (text: string, word: string, ...better: string[]): SearchSuggestion => ({
  text: word,
  offset: text.indexOf(word),
  length: word.length,
  options: better.map((option, at) => ({ text: option, score: 1 / (at + 1) })),
});

it.each<[string, string, SearchSuggestion[], string | undefined]>([
  ['a word', 'чимодан', [put('чимодан', 'чимодан', 'чемодан', 'чимэг')], 'чемодан'],
  [
    'two words',
    'Арисан гутл',
    [put('Арисан гутл', 'Арисан', 'арьсан'), put('Арисан гутл', 'гутл', 'гутал')],
    'арьсан гутал',
  ],
  ['one of two', 'хар гутл', [put('хар гутл', 'хар'), put('хар гутл', 'гутл', 'гутал')], 'хар гутал'],
  ['no unit', 'архи 300гр', [put('архи 300гр', '300гр', '300')], undefined],
  ['none', 'хар', [put('хар', 'хар')], undefined],
  ['no answer', 'хар', [], undefined],
])('corrects %s', (_, text, suggestions, expected) => expect(corrected(text, suggestions)).toBe(expected));

describe('findByText', () => {
  type Suggest = Record<string, SearchSuggestion[]>;
  const answer = (total: number, suggest?: Suggest) => ({
    hits: { total, max_score: null, hits: [] },
    ...(suggest && { suggest }),
  });
  const typo = { correction: [put('чимодан', 'чимодан', 'чемодан')] };

  /** Totals by stage; records the stages that were searched. */
  const find = async (
    text: string,
    totals: Partial<Record<'whole' | 'begun' | 'meant' | 'near', number>>,
    suggest?: Suggest,
    isNearAllowed = true,
  ) => {
    const stages: string[] = [];
    const queries: string[] = [];
    const stageOf = (query: string): keyof typeof totals =>
      query.includes('чемодан') ? 'meant' : query.includes('mongolian_whole') ? 'whole' : 'begun';
    const search = (stage: (query: string) => keyof typeof totals) => (query: SearchQuery) => {
      const name = stage(written(query));
      stages.push(name);
      queries.push(written(query));
      return Promise.resolve(answer(totals[name] ?? 0, name === 'begun' ? suggest : undefined));
    };
    const searches = { full: search(stageOf), ...(isNearAllowed && { near: search(() => 'near') }) };
    return { ...(await findByText(text, searches)), stages, queries };
  };

  it('finds whole words, alone when there are enough', async () => {
    const found = await find('чимодан', { whole: 6, near: 9 });
    expect(found).toMatchObject({ answer: answer(6), stages: ['whole'] });
    expect(found).not.toHaveProperty('near');
  });

  it('finds what begins like the words', async () =>
    expect(await find('чимодан', { begun: 6 })).toMatchObject({ answer: answer(6), stages: ['whole', 'begun'] }));

  it('finds words without typing errors', async () =>
    expect(await find('чимодан', { meant: 5, near: 9 }, typo)).toMatchObject({
      answer: answer(5),
      instead: 'чемодан',
      stages: ['whole', 'begun', 'meant'],
    }));

  it('finds what comes near, apart', async () => {
    const found = await find('чимодан', { near: 9 }, typo);
    expect(found).toMatchObject({ answer: { hits: { total: 0 } }, near: answer(9) });
    expect(found).not.toHaveProperty('instead');
  });

  it.each([
    ['рюкзак 45л', '"query":"рюкзак"', 'mongolian_search'],
    ['рюкзак', '"query":"рюкзак"', 'mongolian_begun'],
  ])('adds what comes near to few full matches of %s', async (text, word, analyzer) => {
    const { answer: full, near, queries } = await find(text, { whole: 1, near: 9 });
    expect([full, near]).toEqual([answer(1), answer(9)]);
    expect(queries.at(-1)).toContain(word);
    expect(queries.at(-1)).toContain(analyzer);
    expect(queries.at(-1)).not.toContain('"filter"');
  });

  it('has only full matches when nothing else may be shown', async () => {
    const found = await find('nike пүүз', { near: 9 }, undefined, false);
    expect(found.stages).toEqual(['whole', 'begun']);
    expect(found).not.toHaveProperty('near');
  });

  it('joins words that were typed apart', async () => {
    const { queries } = await find('баян заг', {});
    expect(queries[0]).not.toContain('баянзаг');
    expect(queries).toContainEqual(expect.stringContaining('"query":"баянзаг"'));
  });
});

it.each([
  ['samsung galaxy', ['whole', 'begun, corrected', 'near', 'similar', 'near']],
  ['one two three four', ['whole', 'begun, corrected', 'near']],
  ['one two three four five', ['whole', 'begun', 'near']],
])('compares %s with words of the index as long as it is short', async (text, expected) => {
  const stages: string[] = [];
  const answer = {
    hits: { total: 0, max_score: null, hits: [] },
    suggest: { correction: [put(text, 'galaxy', 'галт')] },
  };
  const full = (query: SearchQuery, suggest?: object) => {
    stages.push(`${written(query).includes('mongolian_whole') ? 'whole' : 'begun'}${suggest ? ', corrected' : ''}`);
    return Promise.resolve({ hits: answer.hits });
  };
  const near = (_query: SearchQuery, suggest?: object) => {
    stages.push(suggest ? 'similar' : 'near');
    return Promise.resolve(answer);
  };
  await findByText(text, { full, near });
  expect(stages).toEqual(expected);
});
