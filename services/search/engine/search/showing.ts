import { readHighlight, type Highlighting } from '../highlight/read';
import { isObject, listOf, type Json } from '../json';
import { sourceFilter, type SourceFilter } from './source-filter';

export interface RequestedField {
  pattern: string;
  format: string | undefined;
}

/** The format of hits, for searches and aggregations. */
export interface Showing {
  source: SourceFilter | undefined;
  fields: RequestedField[];
  docvalues: RequestedField[];
  storedFields: string[] | undefined;
  highlight: Highlighting | undefined;
  version: boolean;
  seqNo: boolean;
  explain: boolean;
  namedScores: boolean;
}

const requestedFields = (value: unknown): RequestedField[] =>
  listOf(value).map(input =>
    isObject(input)
      ? { pattern: String(input.field), format: typeof input.format === 'string' ? input.format : undefined }
      : { pattern: String(input), format: undefined },
  );

/** Reads the format of hits from a body. */
export function readShowing(body: Json): Showing {
  const storedFields = body.stored_fields === undefined ? undefined : listOf(body.stored_fields).map(String);
  const hidesSource = storedFields !== undefined && body._source === undefined && !storedFields.includes('_source');
  return {
    source: hidesSource ? undefined : sourceFilter(body._source),
    fields: requestedFields(body.fields),
    docvalues: requestedFields(body.docvalue_fields),
    storedFields,
    highlight: body.highlight === undefined ? undefined : readHighlight(body.highlight),
    version: body.version === true || body.version === 'true',
    seqNo: body.seq_no_primary_term === true || body.seq_no_primary_term === 'true',
    explain: false,
    namedScores: body.include_named_queries_score === true || body.include_named_queries_score === 'true',
  };
}
