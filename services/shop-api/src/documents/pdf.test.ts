import { canDraw } from './pdf';

it.each([
  ['Өргөө, 12,000₮', true],
  ['Электронный билет', true],
  ['è già scaduto', true],
  ['电子票', false],
] as const)('the fonts of papers have the letters of %s: %s', async (text, expected) => {
  expect(await canDraw(text)).toBe(expected);
});
