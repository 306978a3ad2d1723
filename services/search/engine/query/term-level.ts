import { isObject, listOf, type Json } from '../json';
import { inQuery, parsing } from '../search-error';
import { Best } from './bm25';
import { allow, boostIn, fieldClause, filtering, scoring } from './clause';
import { rowsWithValues } from './comparing';
import { existing } from './exists';
import { patterned } from './pattern-queries';
import { constantly, fieldIn, markOf, textColumn, type Mark, type Query, type Scope } from './types';

export function term(body: unknown): Query {
  const { field, options } = fieldClause(body, 'term', 'value');
  allow(options, 'term', ['value', 'case_insensitive']);
  const { value } = options;
  if (value === undefined || value === null) throw parsing('value cannot be null');
  if (isObject(value) || Array.isArray(value)) throw parsing('[term] query does not support array of values');
  const boost = boostIn(options);
  const marks = (): Mark[] => markOf(field, word => word === String(value));
  if (options.case_insensitive === true) return patterned(field, String(value).replace(/[*?\\]/g, '\\$&'), true, boost);
  return scoring(scope => {
    const column = textColumn(scope, fieldIn(scope, field));
    if (!column) return constantly(rowsWithValues(scope, field, [value]), boost);
    const best = new Best(scope.table.rows);
    const number = column.terms.find(String(value));
    if (number !== undefined) best.add(column, number, boost);
    return best.matches;
  }, marks);
}

function lookedUp(scope: Scope, { index, id, path }: Json): unknown[] {
  const source = scope.reading.lookUp(String(index), String(id));
  if (!source) return [];
  return String(path)
    .split('.')
    .reduce<unknown[]>(
      (found, step) =>
        found
          .flatMap(value => listOf(value))
          .flatMap(value => (isObject(value) && value[step] !== undefined ? [value[step]] : [])),
      [source],
    )
    .flatMap(listOf);
}

export function terms(body: unknown): Query {
  if (!isObject(body)) throw parsing('[terms] query malformed, no start_object after query name');
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'boost' && key !== '_name'));
  const [entry, second] = Object.entries(rest);
  if (!entry || second)
    throw parsing('[terms] query requires a field name, followed by array of terms or a document lookup specification');
  const [field, input] = entry;
  if (!Array.isArray(input) && !isObject(input)) throw parsing(`[terms] query does not support [${field}]`);
  return filtering(
    scope => {
      const values = isObject(input) ? lookedUp(scope, input) : (input as unknown[]);
      if (values.length > scope.reading.maxTerms)
        throw inQuery(
          `The number of terms [${values.length}] used in the Terms Query request has exceeded the allowed maximum of [${scope.reading.maxTerms}]. This maximum can be set by changing the [index.max_terms_count] index level setting.`,
        );
      return rowsWithValues(
        scope,
        field,
        values.filter(value => value !== null),
      );
    },
    boostIn(body),
    () =>
      Array.isArray(input) ? markOf(field, word => (input as unknown[]).some(value => String(value) === word)) : [],
  );
}

export function exists(body: unknown): Query {
  if (!isObject(body) || typeof body.field !== 'string') throw parsing('[exists] must be provided with a [field]');
  allow(body, 'exists', ['field']);
  const { field } = body;
  return filtering(scope => existing(scope, field), boostIn(body));
}

export function ids(body: unknown): Query {
  if (!isObject(body)) throw parsing('[ids] query malformed, no start_object after query name');
  allow(body, 'ids', ['values', 'type']);
  if (!Array.isArray(body.values)) throw parsing('[ids] requires providing [values]');
  const values = body.values as unknown[];
  return filtering(scope => rowsWithValues(scope, '_id', values), boostIn(body));
}
