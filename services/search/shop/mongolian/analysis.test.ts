import { shopAnalysis } from './analysis';

describe('forms of a word', () => {
  const forms = (name: string, written: string) =>
    shopAnalysis.analyzers[name]?.forms(written).map(({ term, boost, prefix }) => [term, boost, prefix]);

  it('has four forms in the index', () =>
    expect(forms('mongolian', 'Гутлын')).toEqual(
      [['гутлын'], ['~гутл'], ['≈gutlin'], ['≋gutl']].map(([term]) => [term, undefined, undefined]),
    ));

  it('has the same forms with weights, and prefixes, in a search', () =>
    expect(forms('mongolian_search', 'gutal')).toEqual([
      ['gutal', 8, undefined],
      ['~gutal', 3, undefined],
      ['≈gutal', 1, undefined],
      ['≉gutal', 1, undefined],
      ['≋gutl', 0.5, undefined],
      ['gutal', 3.2, true],
      ['~gutal', 1.2000000000000002, true],
      ['≈gutal', 0.4, true],
      ['≉gutal', 0.4, true],
    ]));

  it('is no prefix of Latin words when it is a whole one', () =>
    expect(forms('mongolian_whole', 'boots')).toEqual([
      ['boots', 8, undefined],
      ['~boot', 3, undefined],
      ['≈buts', 1, undefined],
      ['≉buts', 1, undefined],
      ['≋buts', 0.5, undefined],
    ]));

  it('has no short spelling when it is a whole one: boot, but and бут are three words', () =>
    expect(forms('mongolian_whole', 'boot')?.map(([term]) => term)).toEqual(['boot', '~boot']));

  it('is a prefix of its inflections when it is a whole Mongolian one', () =>
    expect(forms('mongolian_whole', 'тэрэлж')).toContainEqual(['тэрэлж', 3.2, true]));

  it('has no prefix when it is short', () =>
    expect(forms('mongolian_search', 'тал')?.filter(([, , prefix]) => prefix)).toEqual([['тал', 3.2, true]]));

  it('has no loose stem of three letters, which would match too many words', () =>
    expect(forms('mongolian_search', 'чимодан')?.map(([term]) => term)).not.toContain('≋chm'));

  it('is not stemmed as Mongolian when it is in another language', () =>
    expect(forms('mongolian', 'tailed')?.map(([term]) => term)).toEqual(['tailed', '~tail', '≉tailed']));

  it('starts with the loose spelling when similarity is measured', () =>
    expect(forms('mongolian_alike', 'хувсгал')?.[0]).toEqual(['≈huvsgal', 1, undefined]));

  it('has the singular of an English word as its stem', () =>
    expect(['bag', 'bags', 'women', 'women’s'].map(word => forms('mongolian', word)?.[1]?.[0])).toEqual([
      '~bag',
      '~bag',
      '~women',
      '~women',
    ]));

  it.each(['рүү', 'for', 'для'])('has no form when it is a stop word: %s', word =>
    expect(forms('mongolian', word)).toEqual([]),
  );

  it('preserves its position', () => {
    const seen: unknown[] = [];
    shopAnalysis.analyzers.mongolian?.split('«Хар» 茶叶', (...word) => seen.push(word));
    expect(seen).toEqual([
      ['Хар', 1, 4],
      ['茶', 6, 7],
      ['叶', 7, 8],
    ]);
  });
});
