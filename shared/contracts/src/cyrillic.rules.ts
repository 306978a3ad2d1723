/** Latin letters that look like Cyrillic ones. */
const lookAlike: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
};

/** The text with Cyrillic letters in place of Latin ones that look the same: keyboards mix them. */
export const toCyrillic = (text: string): string => text.replace(/[A-Za-z]/g, letter => lookAlike[letter] ?? letter);
