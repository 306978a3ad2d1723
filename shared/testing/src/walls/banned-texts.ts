import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type BannedTexts = Readonly<Record<string, readonly (readonly [pattern: RegExp, better: string])[]>>;

interface Text {
  locale: string;
  text: string;
  line: number;
}

const catalogue = /(?:^|\/)src\/(?:messages|languages)\/([a-z]{2})(?:\/[\w-]+)?\.ts$/;
const mixed =
  /^services\/shop-api\/src\/(?:seed\/|content\/(?:menus|sites|steppe)|catalog\/size-guides|receipts\/receipt-pdf)|^mfe-[\w-]+\/src\/manifest/;

const pathsOf = (root: string): string[] => {
  const remotes = readdirSync(root).filter(name => name.startsWith('mfe-'));
  const folders = [...remotes, 'shell', 'services/shop-api', 'shared/i18n'].map(home => `${home}/src`);
  return folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
    )
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort();
};

const scriptOf = (text: string) => {
  if (/\p{Script=Han}/u.test(text)) return 'cn';
  return /\p{Script=Cyrillic}/u.test(text) ? 'mn' : 'en';
};

/** A code, an address or the password of an example account among the texts of a file. */
const isCode = (text: string) => /^(?:[a-z/][\w/:.@-]*|[A-Z][a-z]+-\d{4})$/.test(text);

/** Every string of a file; its language is the file's, that of the nearest key such as `mn`, or its script's. */
const textsOf = (source: ts.SourceFile, own: string | undefined, locales: readonly string[]): Text[] => {
  const found: Text[] = [];
  const visit = (node: ts.Node, locale: string | undefined): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ locale: locale ?? scriptOf(node.text), text: node.text, line });
    }
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, child => visit(child, locale));
    const key = node.name.getText(source);
    visit(node.initializer, own ?? (locales.includes(key) ? key : locale));
  };
  visit(source, own);
  return found;
};

/** Texts below a folder that have a banned word: file, line, the word and the better one. */
export const findBannedTexts = (root: string, banned: BannedTexts): string[] => {
  const locales = Object.keys(banned);
  const rules = locales.flatMap(locale =>
    (banned[locale] ?? []).map(([pattern, better]) => ({
      locale,
      better,
      pattern: new RegExp(locale === 'cn' ? pattern.source : `(?<!\\p{L})(?:${pattern.source})`, 'iu'),
    })),
  );
  return pathsOf(root).flatMap(path => {
    const own = catalogue.exec(path)?.[1];
    if (!own && !mixed.test(path)) return [];
    const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
    return textsOf(source, own, locales).flatMap(({ locale, text, line }) =>
      rules
        .filter(rule => rule.locale === locale && (own || !isCode(text)))
        .flatMap(({ pattern, better }) => {
          const word = pattern.exec(text)?.[0];
          return word === undefined ? [] : [`${path}:${line}: «${word}» in ${locale}, better: ${better}`];
        }),
    );
  });
};
