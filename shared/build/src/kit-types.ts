import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { offeredFiles } from './share-list';

const options: ts.CompilerOptions = {
  declaration: true,
  emitDeclarationOnly: true,
  noCheck: true,
  strict: true,
  skipLibCheck: true,
  removeComments: true,
  esModuleInterop: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: '@emotion/react',
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

const ours = /(from\s+|import\()(["'])(?:@ortoo\/([a-z]+)|#([a-z-]+))\2/g;

/** Declarations import each other by relative path, so that two kits can be compared. */
const inPlace = (path: string, text: string) =>
  text.replace(ours, (_, before: string, quote: string, name?: string, own?: string) => {
    const up = '../'.repeat(path.split('/').length - 1);
    const target = name ? `${name}/src/index` : `${path.split('/')[0]}/src/${own}`;
    return `${before}${quote}${up}${target}${quote}`;
  });

/** What declarations are made from, and they themselves as JSON. */
interface Kit {
  /** Digests by path in the checkout. */
  sources: Record<string, string>;
  declarations: string;
}

const own = ['share-list.ts', 'kit-types.ts'];

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('base64');

const emit = (roots: readonly string[], shared: string): Pick<Kit, 'declarations'> & { read: string[] } => {
  const program = ts.createProgram(roots, { ...options, rootDir: shared, outDir: '/' });
  const declarations: Record<string, string> = {};
  program.emit(
    undefined,
    (path, text) => void (declarations[relative('/', path)] = inPlace(relative('/', path), text)),
    undefined,
    true,
  );
  // A checkout that links another one's packages lists some of them twice, the second time from outside.
  const inside = Object.entries(declarations).filter(([path]) => !path.startsWith('..'));
  return {
    read: program.getSourceFiles().map(({ fileName }) => fileName),
    declarations: JSON.stringify(Object.fromEntries(inside.sort(([a], [b]) => (a < b ? -1 : 1)))),
  };
};

const fileIn = (home: string): string => join(home, '.cache/kit-types.json');

/** The last kit of this checkout, unless one of its sources has changed. */
const readKit = (home: string): Kit | undefined => {
  try {
    const kit = JSON.parse(readFileSync(fileIn(home), 'utf8')) as Kit;
    const isCurrent = ([path, digest]: [string, string]) => digestOf(join(home, path)) === digest;
    return Object.entries(kit.sources).every(isCurrent) ? kit : undefined;
  } catch {
    // It, or a source, is missing, or it was written when the power failed.
    return undefined;
  }
};

/** Another process may read it meanwhile. */
const writeKit = (home: string, kit: Kit): void => {
  const file = fileIn(home);
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, JSON.stringify(kit));
    renameSync(unfinished, file);
  } catch {
    // The checkout of the shared packages may be somebody else's.
  }
};

/** Making declarations takes longer than the rest of a build, and few changes are to shared packages. */
const makeKit = (workspace: string): string => {
  // Real path of the files: packages resolve each other by symlinks.
  const shared = realpathSync(join(workspace, 'shared'));
  const home = dirname(shared);
  const stored = readKit(home);
  if (stored) return stored.declarations;
  const offered = Object.entries(offeredFiles(home)).filter(([name]) => name.startsWith('@ortoo/'));
  const { read, declarations } = emit(
    [...offered.map(([, path]) => path), join(shared, 'contracts/src/index.ts')],
    shared,
  );
  // Which packages are installed, what is offered, and how it is declared.
  const others = [join(home, 'package-lock.json'), ...own.map(name => join(import.meta.dirname, name))];
  const sources = Object.fromEntries([...read, ...others].map(path => [relative(home, path), digestOf(path)]));
  writeKit(home, { sources, declarations });
  return declarations;
};

const known = new Map<string, string>();

/** Current declarations of the shared packages as JSON: path → text. @param workspace root of the monorepo */
export const kitTypes = (workspace: string): string => {
  const made = known.get(workspace) ?? makeKit(workspace);
  known.set(workspace, made);
  return made;
};
