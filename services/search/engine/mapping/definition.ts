import type { AnalyzerRegistry } from '../analysis/registry';
import { isObject, type Json } from '../json';
import { SearchError } from '../search-error';
import type { FieldType } from './field-types';

/** A field with values, or a multi-field of one. */
export interface Leaf {
  readonly path: string;
  readonly type: FieldType;
  readonly options: Json;
  /** The innermost nested list that contains it; '' for the document itself. */
  readonly nested: string;
  readonly readings: Leaf[];
}

export type Dynamic = 'true' | 'false' | 'strict';

export interface Branch {
  readonly path: string;
  readonly kind: 'object' | 'nested';
  readonly nested: string;
  dynamic: Dynamic | undefined;
  enabled: boolean;
  options: Json;
  readonly children: Map<string, Branch | Leaf>;
}

export const isBranch = (node: Branch | Leaf | undefined): node is Branch => node !== undefined && 'children' in node;

export const rootKeys = new Set([
  'properties',
  'dynamic',
  'dynamic_templates',
  'date_detection',
  'numeric_detection',
  'dynamic_date_formats',
  '_source',
  '_routing',
  '_meta',
  '_field_names',
  '_size',
  '_all',
  'include_in_all',
  'runtime',
  '_data_stream_timestamp',
  'derived',
]);

export const parsingError = (reason: string): SearchError => new SearchError(400, 'mapper_parsing_exception', reason);

export const dynamicOf = (value: unknown): Dynamic | undefined =>
  value === undefined ? undefined : value === 'strict' ? 'strict' : String(value) === 'false' ? 'false' : 'true';

/** The type's name around a mapping, as older clients send it. */
export function typeOf(input: Json): string | undefined {
  const [first] = Object.keys(input);
  const inner = first === undefined ? undefined : input[first];
  const isWrapped = Object.keys(input).length === 1 && first !== undefined && !rootKeys.has(first) && isObject(inner);
  return isWrapped && Object.keys(inner).every(key => rootKeys.has(key)) ? first : undefined;
}

/** A mapping without the type's name around it. */
export function withoutType(input: Json): Json {
  const type = typeOf(input);
  return type === undefined ? input : (input[type] as Json);
}

const knownParameters = new Set(
  'type fields analyzer search_analyzer search_quote_analyzer index store doc_values norms ignore_above normalizer null_value boost coerce ignore_malformed format copy_to similarity term_vector index_options position_increment_gap fielddata fielddata_frequency_filter eager_global_ordinals index_prefixes index_phrases scaling_factor enabled dynamic properties include_in_parent include_in_root locale meta ignore_z_value tree precision strategy orientation points_only tree_levels distance_error_pct preserve_separators preserve_position_increments max_input_length contexts time_series_dimension time_series_metric split_queries_on_whitespace depth_limit value max_shingle_size print_format _comment doc_values_skip_list on_script_error script'.split(
    ' ',
  ),
);

/** Rejects invalid options of a field. */
export function checkParameters(path: string, type: string, input: Json, analyzers: AnalyzerRegistry): void {
  const name = path.split('.').at(-1) ?? path;
  for (const key of Object.keys(input))
    if (!knownParameters.has(key))
      throw parsingError(`unknown parameter [${key}] on mapper [${name}] of type [${type}]`);
  for (const key of ['analyzer', 'search_analyzer'])
    if (input[key] !== undefined && !analyzers.find(String(input[key])))
      throw parsingError(`analyzer [${String(input[key])}] has not been configured in mappings`);
  if (input.normalizer !== undefined && !analyzers.normalizer(String(input.normalizer)))
    throw parsingError(`normalizer [${String(input.normalizer)}] not found for field [${name}]`);
  if (type === 'scaled_float' && input.scaling_factor === undefined)
    throw parsingError('Field [scaling_factor] is required');
}
