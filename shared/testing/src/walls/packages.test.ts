import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { workspace } from './plant';

interface Description {
  name: string;
  exports?: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(workspace, ...path), 'utf8')) as T;

const below = (folder: string) =>
  readdirSync(join(workspace, folder))
    .map(name => posix.join(folder, name))
    .filter(path => existsSync(join(workspace, path, 'package.json')));

const homes = [...below('.'), ...below('services'), ...below('shared')].filter(path => path !== 'node_modules').sort();

const referencesOf = (home: string) =>
  (readJson<{ references?: { path: string }[] }>(home, 'tsconfig.json').references ?? [])
    .map(({ path }) => posix.join(home, path))
    .sort();

const descriptions = new Map(homes.map(home => [home, readJson<Description>(home, 'package.json')]));
const homeOf = new Map([...descriptions].map(([home, { name }]) => [name, home]));

const dependenciesOf = (home: string) => {
  const { dependencies, devDependencies } = descriptions.get(home)!;
  return Object.keys({ ...dependencies, ...devDependencies });
};

const sourcesOf = (home: string) =>
  readdirSync(join(workspace, home), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.m?tsx?$/.test(path) && !/(^|\/)(node_modules|dist|\.types|walls)\//.test(path))
    .map(path => join(workspace, home, path));

/** Packages of this project that a text imports without declaring them. */
const undeclared = (text: string, declared: readonly string[]) =>
  [...text.matchAll(/(?:from|import\() ?'(@ortoo\/[a-z0-9-]+)/g)]
    .map(([, name]) => name!)
    .filter(name => !declared.includes(name));

describe('dependencies of packages', () => {
  test('the whole build covers every package', () => {
    expect(referencesOf('.config')).toEqual(homes);
  });

  // The compiler and npm's links let a package import undeclared packages; its build would work only by chance.
  test.each(homes)('%s imports only its dependencies', home => {
    // A part with an address of its own takes the rest of its package by name: webpack then shares one copy of it.
    const declared = [...dependenciesOf(home), descriptions.get(home)!.name];
    expect(
      sourcesOf(home).flatMap(path => undeclared(readFileSync(path, 'utf8'), declared).map(name => [path, name])),
    ).toEqual([]);
  });

  test.each([
    ["import { a } from '@ortoo/ui';", ['@ortoo/ui']],
    ["import type { A } from '@ortoo/ui';", ['@ortoo/ui']],
    ["export * from '@ortoo/ui/theme';", ['@ortoo/ui']],
    ["const load = () => import('@ortoo/ui');", ['@ortoo/ui']],
    ["import { a } from '@ortoo/contracts/schema';", []],
    ["import { a } from './contracts';", []],
  ])('an undeclared import is detected: %s', (line, expected) => {
    expect(undeclared(line, ['@ortoo/contracts'])).toEqual(expected);
  });

  test.each(homes)('%s references exactly its dependencies', home => {
    const own = dependenciesOf(home).flatMap(name => homeOf.get(name) ?? []);
    expect(referencesOf(home)).toEqual(own.sort());
  });

  test.each(homes.filter(home => /^(mfe-|e2e)/.test(home)))('%s cannot be imported by any package', home => {
    expect(descriptions.get(home)!.exports).toEqual({});
  });
});
