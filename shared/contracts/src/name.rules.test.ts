import { readName } from './name.rules';

it.each([
  ['Болд', 'Болд'],
  ['  Бат   Эрдэнэ ', 'Бат Эрдэнэ'],
  ['Эрдэнэ-Очир', 'Эрдэнэ-Очир'],
  ['Өлзийсайхан', 'Өлзийсайхан'],
  ['Бaт', 'Бат'],
  // All Latin.
  ['BATAA', 'ВАТАА'],
])('reads %s as a Mongolian name', (text, name) => {
  expect(readName(text, 'mn')).toEqual({ ok: true, name });
});

it.each(['Bold', 'Бат2', 'Бат-', '-Бат', 'Бат@'])('rejects %s in Mongolian', text => {
  expect(readName(text, 'mn')).toEqual({ ok: false, code: 'NAME_CYRILLIC' });
});

it.each(['Marco', "O'Brien", 'Anna-Maria', 'José', 'J. R. Smith', '李明', 'Бат'])('accepts %s in English', name => {
  expect(readName(name, 'en')).toEqual({ ok: true, name });
});

it.each([
  ['Marco2', 'NAME_LETTERS'],
  ['<b>', 'NAME_LETTERS'],
  ['Marcoв', 'NAME_CYRILLIC'],
])('rejects %s in English', (text, code) => {
  expect(readName(text, 'en')).toEqual({ ok: false, code });
});
