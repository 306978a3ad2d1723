import ts from 'typescript';

/** White space at the start, after a mark and before a brace, outside of quoted texts, has no meaning. */
const redundant = /("[^"]*"|'[^']*')|(?<=[`{};:,])\s+|\s+(?=[{}])/g;

/**
 * The literal parts of a template, without the marks of its expressions.
 *
 * @param {import('typescript').TemplateLiteral} template
 * @param {import('typescript').SourceFile} file
 * @returns {[start: number, end: number][]}
 */
const partsOf = (template, file) => {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [[template.getStart(file), template.getEnd()]];
  const { head, templateSpans } = template;
  const rest = templateSpans.map(({ literal }) => [
    literal.getStart(file) + '}'.length,
    literal.getEnd() - (ts.isTemplateTail(literal) ? 0 : '${'.length),
  ]);
  return [[head.getStart(file), head.getEnd() - '${'.length], ...rest];
};

/**
 * A webpack loader that removes white space from styles: `css` and `keyframes`.
 *
 * @param {string} source
 */
const shortStyles = source => {
  if (!/\b(css|keyframes)`/.test(source)) return source;
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.ESNext);
  /** @type {[start: number, end: number][]} */
  const parts = [];
  /** @param {import('typescript').Node} node */
  const visit = node => {
    if (ts.isTaggedTemplateExpression(node) && /^(css|keyframes)$/.test(node.tag.getText(file)))
      parts.push(...partsOf(node.template, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  parts.sort(([a], [b]) => a - b);
  let result = '';
  let last = 0;
  for (const [start, end] of parts) {
    result += source.slice(last, start) + source.slice(start, end).replace(redundant, (_, quoted) => quoted ?? '');
    last = end;
  }
  return result + source.slice(last);
};

export default shortStyles;
