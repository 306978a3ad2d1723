import { fontFiles } from '@ortoo/ui/theme/font-face-css';
import { fonts, lettersOf } from './fonts';

/** Files that show these letters in regular weight. */
const filesOf = (letters: string): (string | undefined)[] => {
  const regular = fontFiles.filter(({ name }) => !name.startsWith('light'));
  const names = [...letters].map(letter => regular.findLast(({ range }) => lettersOf(range).includes(letter))?.name);
  return [...new Set(names)];
};

// The last one keeps a date on one line.
const marks = '0123456789 ,.()/+-%&₮«»’“”–—−…·×\u2060';
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const mongolian = 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя№';

test.each([
  ['English', latin + marks, ['latin', 'tugrik'], 16_000],
  ['Mongolian', latin + mongolian + marks, ['latin', 'cyrillic', 'mongolian', 'tugrik'], 26_000],
])('the letters of %s are in few small files', async (_language, letters, names, limit) => {
  const files = filesOf(letters);
  expect([...files].sort()).toEqual([...names].sort());
  const sizes = await Promise.all(files.map(async name => (await fonts()[`fonts/${name}.woff2`]?.())?.byteLength ?? 0));
  expect(Math.min(...sizes)).toBeGreaterThan(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
});

test('letters of few pages do not enlarge the files of all', () => {
  expect(filesOf('éғѝ')).toEqual(['rare-latin', 'rare-cyrillic-ext', 'rare-cyrillic']);
});
