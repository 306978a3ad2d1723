import { markedTexts } from '../highlight/mark';
import { isObject, type Json } from '../json';
import { defaultFormat, formatDate, parseDate } from '../mapping/dates';
import { scoreAt } from '../query/clause';
import type { Mark, Matches, Scope } from '../query/types';
import type { RequestedField, Showing } from './showing';
import type { SortValue } from './sort-keys';
import { sourcePath, valuesAt } from './source-values';

/** A hit in the format of the protocol. */
export type Hit = Json & { _index: string; _id: string; _score: number | null };

export interface Shown {
  scope: Scope;
  row: number;
  score: number | null;
  sort: SortValue[] | undefined;
  /** The position of a row that is a nested object. */
  place?: { root: number; nested: Json; value: unknown };
}

function fieldValues(scope: Scope, source: Json, requested: readonly RequestedField[]): Json {
  const found: Json = {};
  for (const { pattern, format } of requested)
    for (const leaf of scope.reading.mapping.matching(pattern)) {
      scope.check();
      const values = valuesAt(source, sourcePath(scope, leaf)).filter(value => value !== null);
      if (values.length === 0) continue;
      const own = String(leaf.options.format ?? defaultFormat);
      found[leaf.path] =
        leaf.type === 'date' ? values.map(value => formatDate(parseDate(value, own), format ?? own)) : values;
    }
  return found;
}

function columnValues(scope: Scope, row: number, requested: readonly RequestedField[]): Json {
  const found: Json = {};
  for (const { pattern, format } of requested)
    for (const leaf of scope.reading.mapping.matching(pattern)) {
      scope.check();
      const column = scope.table.column(leaf.path);
      if (column?.kind === 'keyword' && column.values.has(row)) found[leaf.path] = column.words(row);
      if (column?.kind !== 'number' || !column.values.has(row)) continue;
      const shape = format ?? String(leaf.options.format ?? defaultFormat);
      found[leaf.path] = column.values
        .all(row)
        .map(value =>
          leaf.type === 'date' ? formatDate(value, shape) : leaf.type === 'boolean' ? value === 1 : value,
        );
    }
  return found;
}

function matchedQueries(named: ReadonlyMap<string, Matches>, row: number, withScores: boolean): unknown {
  const found = [...named].filter(([, { bits }]) => bits.has(row));
  if (found.length === 0) return undefined;
  return withScores
    ? Object.fromEntries(found.map(([name, matches]) => [name, scoreAt(matches, row)]))
    : found.map(([name]) => name);
}

/** Formats one hit. */
export function showHit(shown: Shown, showing: Showing, marks: readonly Mark[]): Hit {
  const { scope, row, score, sort, place } = shown;
  const { reading } = scope;
  const root = place?.root ?? row;
  const stored = reading.documents.metadata(root);
  const { storedFields, source: filter, fields, docvalues, highlight } = showing;
  const isHidden = reading.mapping.sourceHidden;
  const needsSource =
    !isHidden &&
    (filter !== undefined || fields.length > 0 || highlight !== undefined || (storedFields?.length ?? 0) > 0);
  const whole = needsSource ? reading.documents.shown(root) : {};
  const source = place && isObject(place.value) ? place.value : whole;
  const loaded = (storedFields ?? [])
    .filter(name => name !== '_none_' && name !== '_source')
    .map(pattern => ({ pattern, format: undefined }));
  const values = {
    ...fieldValues(scope, whole, [
      ...fields,
      ...loaded.filter(({ pattern }) => reading.mapping.matching(pattern).some(leaf => leaf.options.store === true)),
    ]),
    ...columnValues(scope, row, docvalues),
  };
  const texts = highlight && markedTexts(scope, whole, highlight, marks);
  const matched = place ? undefined : matchedQueries(scope.named, row, showing.namedScores);
  return {
    _index: reading.name,
    _id: stored.id,
    ...(place && { _nested: place.nested }),
    ...(showing.version && { _version: stored.version }),
    ...(showing.seqNo && { _seq_no: stored.seqNo, _primary_term: 1 }),
    _score: score,
    ...(filter !== undefined && !isHidden && { _source: filter === 'whole' ? source : filter(source) }),
    ...(Object.keys(values).length > 0 && { fields: values }),
    ...(texts && Object.keys(texts).length > 0 && { highlight: texts }),
    ...(sort && { sort }),
    ...(matched !== undefined && { matched_queries: matched }),
  };
}
