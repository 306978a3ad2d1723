import { shopAnalyzers } from './analysis.rules';

describe('what a word is found as', () => {
  const forms = (name: string, written: string) =>
    shopAnalyzers[name]?.forms(written).map(({ term, boost, prefix }) => [term, boost, prefix]);

  it('is four readings in the index', () =>
    expect(forms('mongolian', 'Гутлын')).toEqual(
      [['гутлын'], ['~гутл'], ['≈gutlin'], ['≋gutl']].map(([term]) => [term, undefined, undefined]),
    ));

  it('is the same, weighed, and its beginnings when looked for', () =>
    expect(forms('mongolian_search', 'gutal')).toEqual([
      ['gutal', 8, undefined],
      ['~gutal', 3, undefined],
      ['≈gutal', 1, undefined],
      ['≋gutl', 0.5, undefined],
      ['gutal', 3.2, true],
      ['~gutal', 1.2000000000000002, true],
      ['≈gutal', 0.4, true],
    ]));

  it('is no beginning when it is short', () =>
    expect(forms('mongolian_search', 'тал')?.filter(([, , prefix]) => prefix)).toEqual([['тал', 3.2, true]]));

  it('has no loose stem of three letters, which would be that of too many', () =>
    expect(forms('mongolian_search', 'чимодан')?.map(([term]) => term)).not.toContain('≋chm'));

  it('is not stemmed as Mongolian where it is another language', () =>
    expect(forms('mongolian', 'tailed')?.map(([term]) => term)).toEqual(['tailed', '~tail', '≈tailed']));

  it('begins with the loose spelling where likeness is measured', () =>
    expect(forms('mongolian_alike', 'хувсгал')?.[0]).toEqual(['≈huvsgal', 1, undefined]));

  it('is nothing for a word that no product is named by', () => expect(forms('mongolian', 'рүү')).toEqual([]));

  it('stands where it stood', () => {
    const seen: unknown[] = [];
    shopAnalyzers.mongolian?.split('«Хар» 茶叶', (...word) => seen.push(word));
    expect(seen).toEqual([
      ['Хар', 1, 4],
      ['茶', 6, 7],
      ['叶', 7, 8],
    ]);
  });
});
