import { isObject, listOf, type Json } from '../json';
import { readQuery } from '../query/parse';
import type { Query } from '../query/types';
import { illegal, parsing } from '../search-error';

export interface HighlightField {
  pattern: string;
  pre: string;
  post: string;
  size: number;
  fragments: number;
  noMatch: number;
  onlyMatching: boolean;
  byScore: boolean;
  asHtml: boolean;
  alsoOf: string[];
  query: Query | undefined;
}

export interface Highlighting {
  fields: HighlightField[];
  query: Query | undefined;
}

const types = ['unified', 'plain', 'fvh'];

function fieldOf(pattern: string, own: Json, shared: Json): HighlightField {
  const input = { ...shared, ...own };
  const type = input.type === undefined ? 'unified' : String(input.type);
  if (!types.includes(type)) throw illegal(`unknown highlighter type [${type}] for the field [${pattern}]`);
  const first = (value: unknown, fallback: string): string =>
    value === undefined ? fallback : String(listOf(value)[0]);
  return {
    pattern,
    pre: first(input.pre_tags, '<em>'),
    post: first(input.post_tags, '</em>'),
    size: Number(input.fragment_size ?? 100),
    fragments: Number(input.number_of_fragments ?? 5),
    noMatch: Number(input.no_match_size ?? 0),
    onlyMatching: String(input.require_field_match ?? true) !== 'false',
    byScore: input.order === 'score',
    asHtml: input.encoder === 'html',
    alsoOf: listOf(input.matched_fields).map(String),
    query: own.highlight_query === undefined ? undefined : readQuery(own.highlight_query),
  };
}

/** Reads `highlight`. */
export function readHighlight(input: unknown): Highlighting {
  if (!isObject(input)) throw parsing('[highlight] expected an object');
  const { fields, highlight_query, ...shared } = input;
  const entries = Array.isArray(fields)
    ? (fields as unknown[]).flatMap(field => (isObject(field) ? Object.entries(field) : []))
    : isObject(fields)
      ? Object.entries(fields)
      : [];
  return {
    fields: entries.map(([pattern, own]) => fieldOf(pattern, isObject(own) ? own : {}, shared)),
    query: highlight_query === undefined ? undefined : readQuery(highlight_query),
  };
}
