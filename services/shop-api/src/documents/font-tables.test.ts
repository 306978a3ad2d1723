import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { withoutLayout } from './font-tables';

const bytes = readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const tablesOf = (font: Buffer) => {
  const opened = create(font);
  if (!('directory' in opened)) throw new Error('not a single font');
  return Object.keys((opened.directory as { tables: object }).tables);
};

it('leaves out the tables of layout, and no other', () => {
  const plain = withoutLayout(bytes);
  const left = tablesOf(bytes).filter(name => !tablesOf(plain).includes(name));
  expect(left.sort()).toEqual(['GDEF', 'GPOS', 'GSUB', 'kern']);
  expect(tablesOf(plain)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'hmtx', 'loca', 'name', 'post']));
});

it('draws the same letters, each with its own width', () => {
  const [font, plain] = [create(bytes), create(withoutLayout(bytes))];
  if (!('layout' in font) || !('layout' in plain)) throw new Error('not a single font');
  const text = 'Өргөө Үнэ 1 000₮ Ortoo';
  expect(plain.layout(text).glyphs.map(({ id }) => id)).toEqual(font.layout(text).glyphs.map(({ id }) => id));
  expect(plain.layout(text).positions.map(({ xAdvance }) => xAdvance)).toEqual(
    plain.layout(text).glyphs.map(({ advanceWidth }) => advanceWidth),
  );
});

it('does not change the bytes that it was given', () => {
  const before = Buffer.from(bytes);
  withoutLayout(bytes);
  expect(bytes.equals(before)).toBe(true);
});
