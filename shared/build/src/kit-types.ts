import { realpathSync } from 'node:fs';
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

const emit = (workspace: string): Record<string, string> => {
  // Real path of the files: packages resolve each other by symlinks.
  const shared = realpathSync(join(workspace, 'shared'));
  const roots = Object.entries(offeredFiles(dirname(shared)))
    .filter(([name]) => name.startsWith('@ortoo/'))
    .map(([, path]) => path);
  const program = ts.createProgram([...roots, join(shared, 'contracts/src/index.ts')], {
    ...options,
    rootDir: shared,
    outDir: '/',
  });
  const declarations: Record<string, string> = {};
  program.emit(
    undefined,
    (path, text) => void (declarations[relative('/', path)] = inPlace(relative('/', path), text)),
    undefined,
    true,
  );
  // A checkout that links another one's packages lists some of them twice, the second time from outside.
  const inside = Object.entries(declarations).filter(([path]) => !path.startsWith('..'));
  return Object.fromEntries(inside.sort(([a], [b]) => (a < b ? -1 : 1)));
};

const known = new Map<string, string>();

/** Current declarations of the shared packages as JSON: path → text. @param workspace root of the monorepo */
export const kitTypes = (workspace: string): string => {
  const made = known.get(workspace) ?? JSON.stringify(emit(workspace));
  known.set(workspace, made);
  return made;
};
