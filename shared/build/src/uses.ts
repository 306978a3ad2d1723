import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseUses, UsedSlot } from '@ortoo/contracts';
import ts from 'typescript';
import { offeredFiles, sharedNames } from './share-list';

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/(\.test\.tsx?|\.d\.ts|(^|[\\/])dev(-answers)?\.tsx?)$/.test(path);

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const attribute = (element: ts.JsxOpeningLikeElement, name: string): ts.Expression | undefined => {
  const found = element.attributes.properties.find(part => ts.isJsxAttribute(part) && part.name.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value && ts.isStringLiteral(value) ? value : undefined;
};

const slotOf = (node: ts.Node, path: string): UsedSlot | undefined => {
  if (!(ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) || node.tagName.getText() !== 'Slot')
    return undefined;
  const id = attribute(node, 'id');
  const version = attribute(node, 'version');
  if (!id || !ts.isStringLiteralLike(id) || (version && !ts.isNumericLiteral(version)))
    throw new Error(`${path}: a Slot names its id and version as they are, for the record of its release says them.`);
  return { id: id.text, version: version ? Number(version.getText()) : 1 };
};

const isValue = (element: { isTypeOnly: boolean }) => !element.isTypeOnly;

const importsOf = (node: ts.Node): { from: string; names: string[] } | undefined => {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
  const clause = node.importClause;
  const named = clause?.namedBindings;
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword || !named || !ts.isNamedImports(named))
    return undefined;
  const names = named.elements.filter(isValue).map(({ propertyName, name }) => (propertyName ?? name).text);
  return { from: node.moduleSpecifier.text, names };
};

/** Slots and shared-module imports in these sources. @param sources text by path */
export const usesOf = (sources: Readonly<Record<string, string>>): ReleaseUses => {
  const slots = new Map<string, UsedSlot>();
  const names = new Map(sharedNames.map(name => [name, new Set<string>()]));
  for (const [path, text] of Object.entries(sources)) {
    const visit = (node: ts.Node): void => {
      const slot = slotOf(node, path);
      if (slot) slots.set(`${slot.id} ${slot.version}`, slot);
      const imported = importsOf(node);
      imported?.names.forEach(name => names.get(imported.from)?.add(name));
      ts.forEachChild(node, visit);
    };
    visit(parse(path, text));
  }
  const used = [...names].filter(([, taken]) => taken.size > 0);
  return {
    slots: [...slots.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, slot]) => slot),
    names: Object.fromEntries(used.map(([from, taken]) => [from, [...taken].sort()])),
  };
};

/** Slots and imports in the sources below a folder. */
export const usesBelow = async (folder: string): Promise<ReleaseUses> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(entry => entry.isFile() && isSource(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = await Promise.all(paths.map(async path => [path, await readFile(path, 'utf8')] as const));
  return usesOf(Object.fromEntries(read));
};

/** Names that a module exports as values, as its own file lists them. */
export const exportsOf = (path: string, text: string): string[] =>
  parse(path, text)
    .statements.flatMap(statement => {
      if (ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.exportClause)
        return ts.isNamedExports(statement.exportClause)
          ? statement.exportClause.elements.filter(isValue).map(({ name }) => name.text)
          : [];
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (!isExported) return [];
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText());
      return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
        ? [statement.name.text]
        : [];
    })
    .sort();

/**
 * Exports of a shell built now: of modules provided in part and of the shared packages. @param workspace root of the
 * monorepo
 */
export const offeredNames = async (workspace: string): Promise<Record<string, string[]>> => {
  const offered = Object.entries(offeredFiles(workspace)).map(
    async ([name, path]) => [name, exportsOf(path, await readFile(path, 'utf8'))] as const,
  );
  return Object.fromEntries(await Promise.all(offered));
};
