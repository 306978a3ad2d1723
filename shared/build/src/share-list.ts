import { createRequire } from 'node:module';
import { join } from 'node:path';
import { slimShares } from './slim';

const require = createRequire(import.meta.url);

const versionOf = (name: string): string => {
  const parts = name.split('/');
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return (require(`${packageName}/package.json`) as { version: string }).version;
};

/** Must be exactly the host's version: React keeps hooks and contexts in module state. */
const exact = ['react', 'react/jsx-runtime', 'react-dom'];

/** One copy on a page, provided by the shell; a remote may have been built against an older minor. */
const libraries = [
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@tanstack/react-query',
  'nanostores',
  '@nanostores/react',
];

/** Shared packages that hold state. Semantic versions: a minor adds, a major breaks. */
const kit = ['@ortoo/http', '@ortoo/i18n', '@ortoo/stores', '@ortoo/remote'];

interface Share {
  singleton: true;
  strictVersion: boolean;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false | string;
  shareKey?: string;
}

const kitVersion = '3.4.0';
const isKit = (name: string) => kit.includes(name);
const version = (name: string) => (isKit(name) ? kitVersion : versionOf(name));
const range = (name: string) => (exact.includes(name) ? version(name) : `^${version(name)}`);

const share = (name: string, place: Pick<Share, 'eager' | 'import' | 'version' | 'shareKey'>): [string, Share] => [
  name,
  { singleton: true, strictVersion: true, requiredVersion: range(name), ...place },
];

const names = [...exact, ...libraries, ...kit];

/** Modules that the shell provides. */
export const sharedNames: readonly string[] = names;

/**
 * Files that list the exports of a shared module: the project's own ones, and those that the shell provides in part.
 * The exports of a whole library follow from its version.
 */
export const offeredFiles = (workspace: string): Record<string, string> => ({
  ...slimShares,
  ...Object.fromEntries(kit.map(name => [name, join(workspace, name.replace('@ortoo/', 'shared/'), 'src/index.ts')])),
});

/**
 * The shell provides every shared module in its first file.
 * @param parts modules to provide in part, by share key: path of the file that lists the exports
 */
export const providedShares = (parts: Readonly<Record<string, string>> = {}): Record<string, Share> =>
  Object.fromEntries(
    names.map(name =>
      share(name, { eager: true, version: version(name), ...(parts[name] && { import: parts[name], shareKey: name }) }),
    ),
  );

/** A remote provides none: a version that the shell does not have is rejected, not loaded twice. */
export const consumedShares = (): Record<string, Share> =>
  Object.fromEntries(names.map(name => share(name, { import: false })));

/** Compatible range of each shared module for a remote built now. */
export const neededRanges = (): Record<string, string> => Object.fromEntries(names.map(name => [name, range(name)]));

/** Version of each shared module that a shell built now provides. */
export const broughtVersions = (): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, version(name)]));
