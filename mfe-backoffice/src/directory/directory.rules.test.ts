import { emptyInput, faultsOf, joined, separated } from './directory.rules';

const input = { ...emptyInput(new Date('2026-11-21T04:00:00Z')), code: 'one', name: { mn: 'Нэг' } };

it('knows what each kind needs', () => {
  expect(faultsOf('brands', input)).toEqual({});
  expect(Object.keys(faultsOf('brands', { ...input, name: {}, code: 'Bad code' }))).toEqual(['name', 'code']);
  expect(Object.keys(faultsOf('look_books', input))).toEqual(['image']);
  const hours = [{ days: [1], opens: '20:00', closes: '10:00' }];
  expect(Object.keys(faultsOf('stores', { ...input, hours }))).toEqual(['phone', 'address', 'hours']);
});

it('separates paragraphs by an empty line', () => {
  expect(separated('One.\nStill one.\n\n \n Two. ')).toEqual(['One.\nStill one.', 'Two.']);
  expect(separated(joined(['One.', 'Two.']))).toEqual(['One.', 'Two.']);
  expect(separated(joined())).toEqual([]);
});
