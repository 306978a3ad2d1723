import { inOrderOf, nameIn, withChosen } from './options.rules';

describe('options of a filter', () => {
  it('show chosen options even if the list has none of them', () =>
    expect(withChosen([['ul', 3]], ['zamch', 'ul'])).toEqual([
      ['zamch', 0],
      ['ul', 3],
    ]));

  it('are in the order of their values, unknown ones last', () =>
    expect(
      inOrderOf(
        [
          ['l', 1],
          ['x', 2],
          ['42', 3],
          ['s', 4],
        ],
        [['42'], ['s', 'S'], ['l', 'L']],
      ).map(([code]) => code),
    ).toEqual([...['42', 's', 'l', 'x']]));

  it.each([
    ['l', 'L'],
    ['42', '42'],
    ['x', 'x'],
  ])('label %s as %s', (code, name) => expect(nameIn([['42'], ['l', 'L']], code)).toBe(name));
});
