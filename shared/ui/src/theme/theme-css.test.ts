import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { baseCss } from './base-css';
import { fontFaceCss, fontFiles } from './font-face-css';
import { mergeTokens, themeCss } from './theme-css';
import { brandTokens } from './tokens';

const source = join(__dirname, '..');

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => join(folder, file));

const root = join(source, '../../..');
const styledFolders = readdirSync(root)
  .filter(name => name.startsWith('mfe-') || name === 'shell')
  .map(name => join(root, name, 'src'));

const setIn = (css: string) => [...css.matchAll(/--([\w-]+)'?:/g)].map(match => match[1]);

/** Variables that a file reads and that neither the theme, the file itself nor `others` set. */
const unknownIn = (file: string, others: readonly (string | undefined)[] = []): string[] => {
  const code = readFileSync(file, 'utf8');
  const defined = new Set([...setIn(themeCss()), ...setIn(code), ...others]);
  const used = [...code.matchAll(/var\(--([\w-]+)\)/g)].map(match => match[1]);
  return used.filter(name => !defined.has(name)).map(name => `${file}: ${name}`);
};

test('every variable that a component reads is a token', () => {
  expect(sourceFiles(source).flatMap(file => unknownIn(file))).toEqual([]);
});

test('every variable that the shell or a remote reads is a token or set by a component', () => {
  const ofComponents = sourceFiles(source).flatMap(file => setIn(readFileSync(file, 'utf8')));
  const files = styledFolders.flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(file => unknownIn(file, ofComponents))).toEqual([]);
});

test('only a ticking clock has figures of one width: elsewhere the narrow 1 leaves a hole', () => {
  const files = [source, ...styledFolders].flatMap(sourceFiles);
  const ofOneWidth = files.filter(file => readFileSync(file, 'utf8').includes('tabular-nums'));
  expect(ofOneWidth.map(file => basename(file))).toEqual(['countdown-text.tsx']);
});

test('a site sets only its differences', () => {
  const css = themeCss(mergeTokens({ light: { action: '#5b2a86' }, measures: { radius: '0' } }));
  expect(css).toContain('--action:#5b2a86');
  expect(css).toContain('--radius:0;');
  expect(css).toContain('--gold:');
});

test('the shop follows the system, the brand site is always dark', () => {
  expect(themeCss()).toContain('@media (prefers-color-scheme:dark)');
  expect(themeCss(brandTokens)).not.toContain('prefers-color-scheme');
  expect(themeCss(mergeTokens({ light: { ink: '#ffffff' } }, brandTokens))).toContain('color-scheme:dark');
});

test('motion stops when the visitor prefers reduced motion', () => {
  expect(themeCss()).toContain('@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms}}');
  expect(baseCss).toContain('prefers-reduced-motion:reduce');
});

test('no face blocks the first paint', () => {
  expect(fontFaceCss('/fonts').match(/font-display:swap/g)).toHaveLength(fontFiles.length);
});
