import type { SearchQuery, SearchSuggestion } from './search';
import { corrected, findByText, searchWords, textQuery } from './search-text';

it.each([
  ['«Хангай» эсгий-гутал, 42', ['Хангай', 'эсгий', 'гутал', '42']],
  ['  ', []],
  ['伏特加', ['伏特加']],
  [Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '), Array.from({ length: 12 }, (_, at) => `w${at}`)],
])('words of %s', (text, terms) => expect(searchWords(text)).toEqual(terms));

describe('textQuery', () => {
  interface Bool {
    must: { bool: { should: object[]; minimum_should_match: number } }[];
    should: object[];
  }
  const boolOf = (text: string, isFuzzy = false) => (textQuery(text, isFuzzy) as { bool: Bool }).bool;

  it.each([
    ['гутал', 1, 1],
    ['эсгий гутал', 2, 2],
    ['өвлийн эсгий гутал', 3, 2],
    ['хар өнгийн эсгий гутал', 4, 3],
    ['өвлийн эсгий гу', 2, 2],
  ])('%s: of %i words the minimum match is %i', (text, terms, min) => {
    const [whole] = boolOf(text).must;
    expect(whole?.bool.should).toHaveLength(terms);
    expect(whole?.bool.minimum_should_match).toBe(min);
  });

  it('treats a last word of one or two letters as a prefix that need not match', () => {
    expect(JSON.stringify(boolOf('уруулын бу').should)).toContain('"query":"бу"');
    expect(boolOf('уруулын будаг').should).toEqual([]);
  });

  it('uses such a prefix when it is the only word', () =>
    expect(JSON.stringify(boolOf('бу').must)).toContain('bool_prefix'));

  it('matches fuzzily only when enabled', () => {
    expect(JSON.stringify(boolOf('гутал'))).not.toContain('fuzziness');
    expect(JSON.stringify(boolOf('гутал', true))).toContain('"fuzziness":"AUTO"');
  });
});

it('finds nothing for punctuation alone', () => expect(textQuery('?! …')).toEqual({ match_none: {} }));

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
  ['none', 'хар', [put('хар', 'хар')], undefined],
  ['no answer', 'хар', [], undefined],
])('corrects %s', (_, text, suggestions, expected) => expect(corrected(text, suggestions)).toBe(expected));

describe('findByText', () => {
  const answer = (total: number, suggest?: SearchSuggestion[]) => ({
    hits: { total, max_score: null, hits: [] },
    ...(suggest && { suggest: { correction: suggest } }),
  });
  const requests = (query: SearchQuery): string => JSON.stringify(query);

  it.each<[string, { exact: number; meant: number; isFuzzy: number }, object, number]>([
    ['as typed', { exact: 3, meant: 5, isFuzzy: 9 }, { answer: answer(3), isFuzzy: false }, 1],
    ['as meant', { exact: 0, meant: 5, isFuzzy: 9 }, { answer: answer(5), instead: 'чемодан', isFuzzy: false }, 3],
    ['as it sounds', { exact: 0, meant: 0, isFuzzy: 9 }, { isFuzzy: true }, 3],
    ['not at all', { exact: 0, meant: 0, isFuzzy: 0 }, { answer: answer(0), isFuzzy: false }, 3],
  ])('finds %s', async (_, totals, expected, times) => {
    let calls = 0;
    const found = await findByText('чимодан', query => {
      calls += 1;
      const isNear = requests(query).includes('fuzziness');
      const total = isNear ? totals.isFuzzy : requests(query).includes('чемодан') ? totals.meant : totals.exact;
      return Promise.resolve(answer(total, isNear ? [put('чимодан', 'чимодан', 'чемодан')] : undefined));
    });
    expect(found).toMatchObject(expected);
    expect(calls).toBe(times);
  });

  it('joins words that were typed apart', async () => {
    const bodies: string[] = [];
    await findByText('баян заг', query => {
      bodies.push(requests(query));
      return Promise.resolve(answer(0));
    });
    expect(bodies[0]).not.toContain('баянзаг');
    expect(bodies[1]).toContain('"query":"баянзаг"');
  });

  it('queries twice when there is nothing to correct', async () => {
    const found = await findByText('чимодан', query =>
      Promise.resolve(answer(requests(query).includes('fuzziness') ? 2 : 0)),
    );
    expect(found).toMatchObject({ isFuzzy: true, answer: answer(2) });
    expect(found).not.toHaveProperty('instead');
  });
});

it.each([
  ['nike air max', true],
  ['nike air max 90', false],
])('requests corrections for %s: %s', async (text, isCorrected) => {
  const search = jest.fn(async (_query: object, _suggest?: object) => ({ hits: { total: 0, hits: [] } }) as never);
  await findByText(text, search);
  expect(search.mock.calls.map(([, suggest]) => suggest !== undefined)).toEqual([false, isCorrected]);
});
