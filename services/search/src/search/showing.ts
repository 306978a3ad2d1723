import { readHighlight, type Highlighting } from '../highlight/read';
import { isObject, listOf, type Json } from '../json';
import { sourceFilter, type SourceFilter } from './source-filter';

export interface FieldAsked {
  pattern: string;
  format: string | undefined;
}

/** How hits are shown; the same for those of a search and of an aggregation. */
export interface Showing {
  source: SourceFilter | undefined;
  fields: FieldAsked[];
  docvalues: FieldAsked[];
  storedFields: string[] | undefined;
  highlight: Highlighting | undefined;
  version: boolean;
  seqNo: boolean;
  explain: boolean;
  namedScores: boolean;
}

const fieldsAsked = (value: unknown): FieldAsked[] =>
  listOf(value).map(given =>
    isObject(given)
      ? { pattern: String(given.field), format: typeof given.format === 'string' ? given.format : undefined }
      : { pattern: String(given), format: undefined },
  );

/** What a body says of how hits are shown. */
export function readShowing(body: Json): Showing {
  const storedFields = body.stored_fields === undefined ? undefined : listOf(body.stored_fields).map(String);
  const hidesSource = storedFields !== undefined && body._source === undefined && !storedFields.includes('_source');
  return {
    source: hidesSource ? undefined : sourceFilter(body._source),
    fields: fieldsAsked(body.fields),
    docvalues: fieldsAsked(body.docvalue_fields),
    storedFields,
    highlight: body.highlight === undefined ? undefined : readHighlight(body.highlight),
    version: body.version === true || body.version === 'true',
    seqNo: body.seq_no_primary_term === true || body.seq_no_primary_term === 'true',
    explain: false,
    namedScores: body.include_named_queries_score === true || body.include_named_queries_score === 'true',
  };
}
