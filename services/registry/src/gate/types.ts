import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Declarations of the shell's packages: path → text. */
export type Kit = Readonly<Record<string, string>>;

/** The imports, and the two kits for the comparison. */
export interface TypesRequest {
  /** Module → names. */
  names: Readonly<Record<string, readonly string[]>>;
  /** Slots shown by one release, and provided by another. */
  slots: readonly string[];
  /** Kit of the importer's, or the page's, build. */
  built: string;
  /** The live kit: the shell's, or that of the slot's provider. */
  live: string;
}

/** A name with an incompatible type, and the reason. */
export interface TypeFault {
  name: string;
  why: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

// Below this file, so that the libraries' own types are found from there.
const place = join(dirname(fileURLToPath(import.meta.url)), 'kits');
const checkFile = join(place, 'check.ts');

const pathOf = (module: string) => `${module.replace('@ortoo/', '')}/src/index`;

const lay = (files: Map<string, string>, folder: string, kit: Kit) =>
  Object.entries(kit).forEach(([path, text]) => files.set(join(place, folder, path), text));

/** Properties of slots. They are compared slot by slot, not as a part of the names that use them. */
const contractsFile = 'remote/src/slot-contracts.d.ts';

/** A kit older than a slot does not check it. */
const slotImports = `
import type { SlotContracts as Given } from './built/remote/src/index'; import type { SlotContracts as Taken } from './live/remote/src/index';
type PropsIn<Contracts, Id, Unlisted> = Id extends keyof Contracts ? Contracts[Id] : Unlisted;`.split('\n');

/** A line for every name: a release built with one kit gets the other. Of a slot, the other way round. */
const program = ({ names, slots }: TypesRequest) => {
  const lines: string[] = [];
  const checked = new Map<number, string>();
  for (const [at, [module, used]] of Object.entries(names).entries()) {
    lines.push(
      `import * as built${at} from './built/${pathOf(module)}'; import * as live${at} from './live/${pathOf(module)}';`,
    );
    for (const name of used) {
      checked.set(lines.length, `${name} of ${module}`);
      lines.push(`export const check${lines.length}: typeof built${at}.${name} = live${at}.${name};`);
    }
  }
  if (slots.length > 0) lines.push(...slotImports);
  for (const slot of slots) {
    checked.set(lines.length, slot);
    const [provided, expected] = [`PropsIn<Given, '${slot}', never>`, `PropsIn<Taken, '${slot}', unknown>`];
    lines.push(`export const check${lines.length}: ${expected} = {} as ${provided};`);
  }
  return { text: lines.join('\n'), checked };
};

/** Parsed declarations of libraries, by path: the same for every comparison. */
const libraries = new Map<string, ts.SourceFile | undefined>();

const hostOf = (files: ReadonlyMap<string, string>): ts.CompilerHost => {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  return {
    ...host,
    fileExists: path => files.has(path) || fileExists.call(host, path),
    readFile: path => files.get(path) ?? readFile.call(host, path),
    directoryExists: path => path.startsWith(place) || (directoryExists?.call(host, path) ?? true),
    getSourceFile: (path, target, ...rest) => {
      const text = files.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, target);
      if (!libraries.has(path)) libraries.set(path, getSourceFile.call(host, path, target, ...rest));
      return libraries.get(path);
    },
  };
};

/** Names with another type than at their importer's build, and slots with unacceptable properties. */
export const compareTypes = (request: TypesRequest): TypeFault[] => {
  const { text, checked } = program(request);
  const files = new Map([[checkFile, text]]);
  lay(files, 'built', JSON.parse(request.built) as Kit);
  lay(files, 'live', JSON.parse(request.live) as Kit);
  if (request.slots.length === 0)
    lay(files, 'built', { [contractsFile]: `export * from '../../../live/${contractsFile.replace('.d.ts', '')}';` });
  const compiled = ts.createProgram([checkFile], options, hostOf(files));
  const source = compiled.getSourceFile(checkFile);
  return compiled.getSemanticDiagnostics(source).flatMap(({ start = 0, messageText }) => {
    const name = checked.get(source?.getLineAndCharacterOfPosition(start).line ?? -1);
    return name
      ? [{ name, why: ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ').slice(0, 300) }]
      : [];
  });
};
