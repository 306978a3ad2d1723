import { isObject, type Json } from '../json';
import { isNumeric } from '../mapping/field-types';
import { parsing, SearchError } from '../search-error';
import type { Dictionary } from '../storage/dictionary';
import { rowsWith } from './bm25';
import { allow, boostIn, emptyIn, fieldClause, filtering } from './clause';
import { rowsWithWords, spanOf, type Bounds } from './comparing';
import { fieldIn, type Query, type Scope } from './types';

const rangeKeys = [
  'gt',
  'gte',
  'lt',
  'lte',
  'from',
  'to',
  'include_lower',
  'include_upper',
  'format',
  'time_zone',
  'relation',
];

function boundsOf(options: Json): Bounds {
  const { from, to, include_lower = true, include_upper = true, format, gt, gte, lt, lte } = options;
  return {
    ...(gt !== undefined && { gt }),
    ...(gte !== undefined && { gte }),
    ...(lt !== undefined && { lt }),
    ...(lte !== undefined && { lte }),
    ...(from !== undefined && { [include_lower === false ? 'gt' : 'gte']: from }),
    ...(to !== undefined && { [include_upper === false ? 'lt' : 'lte']: to }),
    ...(typeof format === 'string' && { format }),
    ...(typeof options.time_zone === 'string' && { timeZone: options.time_zone }),
  };
}

/** Words within bounds, by the order of code points. */
function wordsBetween({ step }: Scope, dictionary: Dictionary, { gt, gte, lt, lte }: Bounds): number[] {
  const min = gt ?? gte;
  const max = lt ?? lte;
  const from = min === undefined || min === null ? 0 : dictionary.firstFrom(String(min));
  const found: number[] = [];
  const sorted = dictionary.sorted();
  for (let at = from; at < sorted.length; at += 1) {
    step();
    const number = sorted[at] ?? 0;
    const word = dictionary.word(number);
    if (max !== undefined && max !== null && (lt !== undefined ? word >= String(max) : word > String(max))) break;
    if (gt === undefined || word !== String(gt)) found.push(number);
  }
  return found;
}

export function range(body: unknown): Query {
  if (!isObject(body)) throw parsing('[range] query malformed, no start_object after query name');
  const { field, options } = fieldClause(body, 'range', 'gte');
  if (!isObject(body[field])) throw parsing(`[range] query does not support [${field}]`);
  allow(options, 'range', rangeKeys);
  const bounds = boundsOf(options);
  const isMoving = Object.values(bounds).some(bound => typeof bound === 'string' && bound.startsWith('now'));
  return filtering(scope => {
    const { table, now } = scope;
    const leaf = fieldIn(scope, field);
    if (!leaf) return emptyIn(scope);
    const column = table.column(leaf.path);
    if (isNumeric(leaf.type) || leaf.type === 'date' || leaf.type === 'boolean') {
      const [from, to] = spanOf(leaf, bounds, now);
      if (column?.kind !== 'number') return emptyIn(scope);
      return isMoving ? column.values.betweenMoving(table.rows, from, to) : column.values.between(table.rows, from, to);
    }
    if (column?.kind === 'keyword')
      return rowsWithWords(column, wordsBetween(scope, column.dictionary, bounds), table.rows);
    if (column?.kind === 'text') return rowsWith(column, wordsBetween(scope, column.terms, bounds), table.rows);
    if (!column) return emptyIn(scope);
    throw new SearchError(
      400,
      'query_shard_exception',
      `Field [${field}] of type [${leaf.type}] does not support range queries`,
      'query',
    );
  }, boostIn(options));
}
