import type { Candidate } from './candidate';
import { finding, isShell, type Finding } from './finding.rules';

const mend = 'Style your own elements with css={…}; what holds for the whole page belongs to the shell.';

/** Ways of styling the page around a remote. */
const ways: readonly [pattern: RegExp, description: string][] = [
  [/\.insertRule\(/, 'adds rules to a style sheet'],
  [/injectGlobal/, 'injects global styles'],
  [/adoptedStyleSheets/, 'adopts a style sheet'],
  [/createElement\(\s*["'`]style["'`]|jsxs?\)\(\s*["'`]style["'`]|<style[\s>]/, 'makes a <style> element'],
  [/\.Global\s*,\s*\{/, 'renders emotion’s Global'],
];

/** TipTap makes one where `injectCSS` is not off; the element's own attribute names it. */
const styleOfTiptap = /createElement\(("|'|`)style\1\)(?=.{0,120}data-tiptap-style)/g;

/** Styles that reach beyond a remote's own elements. */
export const checkStyles = ({ record, scripts }: Candidate): Finding[] => {
  if (isShell(record)) return [];
  const sheets = record.files.filter(({ path }) => path.endsWith('.css')).map(({ path }) => path);
  const found = Object.entries(scripts).flatMap(([path, text]) =>
    ways
      .filter(([pattern]) => pattern.test(text.replace(styleOfTiptap, '')))
      .map(([, description]) => finding('GLOBAL_CSS', `${path} ${description}.`, mend)),
  );
  return [...sheets.map(path => finding('CSS_FILE', `${path} is a style sheet.`, mend)), ...found];
};
