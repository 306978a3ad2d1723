import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import shortStyles from './short-styles.mjs';
import withoutDisplayNames from './without-display-names.mjs';

const workspace = join(__dirname, '../../../..');

const names = (statement: string): string[] =>
  statement
    .split(',')
    .map(name => name.trim())
    .filter(name => name && !name.startsWith('type '));

const provided = (file: string) =>
  names(/export \{([^}]*)\}/.exec(readFileSync(join(__dirname, file), 'utf8'))?.[1] ?? '');

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(workspace, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));

const browserFolders = readdirSync(workspace)
  .filter(name => name.startsWith('mfe-'))
  .concat('shell', 'shared/ui', 'shared/remote', 'shared/stores');

/** Server-only code may use the whole of a library. */
const isServerOnly = (path: string) => /shell\/src\/(document|server)/.test(path);

const imported = (library: string): string[] => {
  const pattern = new RegExp(`import (?!type)\\{([^}]*)\\} from '${library}'`, 'g');
  const files = browserFolders.flatMap(sourcesOf).filter(path => !isServerOnly(path));
  return [
    ...new Set(
      files.flatMap(path => [...readFileSync(path, 'utf8').matchAll(pattern)].flatMap(([, list]) => names(list ?? ''))),
    ),
  ];
};

it.each([
  ['@tanstack/react-query', 'query.mjs'],
  ['@emotion/react', 'emotion.mjs'],
  ['nanostores', 'nanostores.mjs'],
])('the shell provides everything that pages import from %s', (library, file) => {
  const used = imported(library);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(name => !provided(file).includes(name))).toEqual([]);
});

test('nothing but display names is removed', () => {
  const source = [
    "import { memo } from 'react';",
    '// A link.',
    'const Link = memo(() => `displayName = ${1}`);',
    "Link.displayName = 'Link';",
    'Link.other = 1;',
    'const nameOf = part => { part.displayName = part.name; };',
    'export { Link, nameOf };',
  ];
  const others = source.filter(line => !line.startsWith('Link.displayName'));
  expect(withoutDisplayNames(source.join('\n'))).toBe(others.join('\n'));
});

test('the router’s display names are removed, which would keep its unused parts', () => {
  const folder = join(workspace, 'node_modules/react-router/dist/development');
  const sources = readdirSync(folder)
    .filter(name => name.endsWith('.mjs'))
    .map(name => readFileSync(join(folder, name), 'utf8'));
  const named = sources.filter(source => source.includes('NavLink.displayName'));
  expect(named).toHaveLength(1);
  expect(withoutDisplayNames(named[0]!)).not.toContain('NavLink.displayName');
});

test('styles lose white space that has no meaning, and nothing else changes', () => {
  const styles = [
    'const box = css`',
    '  padding: ${space.s} ${space.m};',
    "  grid-template-areas: 'a:  b'",
    "    'c;  d';",
    '  &:hover > a,',
    '  &:focus-within {',
    '    ${isWide && css`',
    '      color: red;',
    '    `}',
    '  }',
    '`;',
    'const other = text`a: ${1}; b`;',
  ].join('\n');
  const padding = 'padding:${space.s} ${space.m};';
  const areas = "grid-template-areas:'a:  b'\n    'c;  d';";
  expect(shortStyles(styles)).toBe(
    [
      `const box = css\`${padding}${areas}&:hover > a,&:focus-within{\${isWide && css\`color:red;\`}}\`;`,
      'const other = text`a: ${1}; b`;',
    ].join('\n'),
  );
});
