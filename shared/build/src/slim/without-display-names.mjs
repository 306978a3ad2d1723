import ts from 'typescript';

/** @param {import('typescript').Statement} statement */
const setsDisplayName = statement =>
  ts.isExpressionStatement(statement) &&
  ts.isBinaryExpression(statement.expression) &&
  statement.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(statement.expression.left) &&
  statement.expression.left.name.text === 'displayName';

/**
 * A webpack loader that removes statements like `Link.displayName = 'Link'`. Only developer tools show these names, and
 * the assignment keeps an unused component with everything that it needs.
 *
 * @param {string} source
 */
const withoutDisplayNames = source => {
  const file = ts.createSourceFile('module.mjs', source, ts.ScriptTarget.ESNext);
  return file.statements
    .filter(statement => !setsDisplayName(statement))
    .map(statement => statement.getFullText(file))
    .join('');
};

export default withoutDisplayNames;
