import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
