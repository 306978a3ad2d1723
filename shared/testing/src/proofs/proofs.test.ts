import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import type { RemoteManifest } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';
import { workspace } from '../walls/plant';
import { calls, searches } from './calls';
import { constants } from './constants';
import { coveragePage, ourCall } from './coverage-page';
import { failures, messages } from './messages';
import { partsOf } from './rows';
import { screens } from './screens';

const read = (file: string): string => readFileSync(join(workspace, file), 'utf8');
const load = async <Module>(file: string): Promise<Module> => (await import(join(workspace, file))) as Module;

const quoted = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A test's title as its file writes it: after the bracket of `it`, `test` or their `each`. */
const hasTest = ({ file, text }: { file: string; text: string }): boolean =>
  new RegExp(`\\(\\s*(['"\`])${quoted(text)}\\1,`).test(read(file).replaceAll("\\'", "'"));

/** Names of parameters do not matter: `{id}`, `:slug` and an order's number are the same place. */
const plain = (path: string): string => path.replace(/\{[^}]*\}|:\w+|(?<=products\/)0/g, '*');

const rows = [...calls, ...searches, ...screens, ...messages, ...failures, ...constants];

it.each([...new Set(rows.map(({ proof }) => proof))])('is proved by a test that exists: %s', proof => {
  const { file, text } = partsOf(proof);
  expect(file).toMatch(/\.(test|spec)\.tsx?$/);
  expect(text).not.toBe('');
  expect(hasTest({ file, text })).toBe(true);
});

describe('calls', () => {
  const defined = new Map(Object.entries(endpoints).flatMap(([name, each]) => ('path' in each ? [[name, each]] : [])));

  it.each(calls.map(row => [row.call, row] as const))('%s is an endpoint', async (_, row) => {
    if (row.endpoint === 'route') {
      const { accessTable } = await load<{ accessTable: object }>('services/shop-api/src/http/access.rules.ts');
      expect(Object.keys(accessTable)).toContain(ourCall(row));
      return;
    }
    const endpoint = defined.get(row.endpoint);
    expect(plain(`${endpoint?.method} ${endpoint?.path}`)).toBe(plain(ourCall(row)));
  });

  it.each(calls.map(row => [row.call, row] as const))('%s is called by its test', (_, { proof, endpoint, ...row }) => {
    const [path = ''] = ourCall(row).split(' ').slice(1);
    const address = new RegExp(plain(path).split('*').map(quoted).join('[^\'`"/]+'));
    const text = read(partsOf(proof).file);
    expect(text.includes(endpoint) || address.test(text) || text.includes('Object.entries(endpoints)')).toBe(true);
  });
});

it.each([...searches, ...failures, ...constants].map(({ at }) => at))('is in its file: %s', at => {
  const { file, text } = partsOf(at);
  expect(read(file)).toContain(text);
});

describe('screens', () => {
  let routes: string[];
  beforeAll(async () => {
    const remotes = readdirSync(workspace).filter(name => name.startsWith('mfe-'));
    const manifests = await Promise.all(
      remotes.map(name => load<{ manifest: RemoteManifest }>(`${name}/src/manifest.ts`)),
    );
    routes = manifests.flatMap(({ manifest }) => manifest.routes.map(({ id }) => id));
  });

  it.each(screens.map(({ screen, at }) => [screen, at] as const))('%s is there: %s', (_, at) => {
    if (at.includes('/')) expect(read(partsOf(at).file)).not.toBe('');
    else expect(routes).toContain(at);
  });
});

describe('messages', () => {
  const files: Record<string, (locale: string) => string> = {
    errors: locale => `services/shop-api/src/messages/${locale}/errors.ts`,
    common: locale => `shared/i18n/src/languages/${locale}/messages.ts`,
  };
  const catalogueOf = (name: string, locale: string) =>
    files[name]?.(locale) ?? `mfe-${name}/src/messages/${locale}.ts`;
  const languagesOf = (name: string) => (name in files || name === 'brandsite' ? locales : (['mn', 'en'] as const));

  /** Its text is the same in every language: the page shows its own advice in place of it. */
  const replaced = 'CANNOT_SHIP';

  const textOf = async (name: string, key: string, locale: string): Promise<unknown> => {
    const { [name === 'errors' ? 'errors' : 'messages']: texts } = await load<Record<string, unknown>>(
      catalogueOf(name, locale),
    );
    return key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
  };

  it.each(messages.map(({ message, key }) => [message, ...(key.split(' › ') as [string, string])] as const))(
    '%s is in every catalogue: %s, %s',
    async (_, name, key) => {
      const texts = await Promise.all(languagesOf(name).map(locale => textOf(name, key, locale)));
      expect(texts).toEqual(texts.map(() => expect.stringMatching(/\S/)));
      if (key !== replaced) expect(new Set(texts).size).toBe(texts.length);
    },
  );

  it.each(messages.map(({ shown, key }) => [shown, ...(key.split(' › ') as [string, string])] as const))(
    '%s shows %s, %s',
    (shown, name, key) => {
      const text = read(partsOf(shown).file);
      const beforeChoice = key.split('.').slice(0, -1).join('.');
      if (name === 'errors') expect(text).toMatch(/error|fault|warn/i);
      else expect(text.includes(key) || text.includes(`${beforeChoice}.\${`)).toBe(true);
    },
  );

  it.each(
    messages.filter(({ key }) => key.startsWith('errors')).map(({ key, proof }) => [key.slice(9), proof] as const),
  )('the test of %s leads to it: %s', (key, proof) => expect(read(partsOf(proof).file)).toContain(key));
});

it('every error of the table is answered by the server', () => {
  const folders = ['services/shop-api/src', 'shared/contracts/src'];
  const sources = folders
    .flatMap(folder =>
      readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
    )
    .filter(
      path =>
        path.endsWith('.ts') && !/\.test\.ts$|\/messages\/|error-(codes|groups)|domain-error|schema\.ts$/.test(path),
    );
  const text = sources.map(read).join('\n');
  const codes = messages.flatMap(({ key }) => (key.startsWith('errors › ') ? [key.slice(9)] : []));
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter(code => !text.includes(`'${code}'`))).toEqual([]);
});

describe('constants', () => {
  const valueOf = (name: string): unknown =>
    name
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], { ...contracts, locales });

  it.each(constants.map(({ constant, name, value, at }) => [constant, name, value, at] as const))(
    'the constant has its figure: %s',
    (_, name, value, at) => {
      const figure = name === 'data' ? partsOf(at).text.replaceAll('_', '') : [valueOf(name)].flat().join(', ');
      if (name === 'data') expect(figure).toContain(value);
      else expect(figure).toBe(value);
    },
  );
});

it('docs/coverage.md is up to date (npm run coverage)', () => expect(read('docs/coverage.md')).toBe(coveragePage()));
