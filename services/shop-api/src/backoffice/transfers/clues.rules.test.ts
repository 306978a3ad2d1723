import { cluesIn } from './clues.rules';

it.each([
  ['R100000001 Болд', { numbers: ['R100000001'], phones: [] }],
  ['zahialga 100000001, utas 9911-2233', { numbers: ['R100000001', 'R99112233'], phones: ['99112233'] }],
  ['97699112233', { numbers: ['R97699112233'], phones: ['99112233'] }],
  ['цай 5000', { numbers: [], phones: [] }],
])('finds in %j', (text, clues) => {
  expect(cluesIn(text)).toEqual(clues);
});
