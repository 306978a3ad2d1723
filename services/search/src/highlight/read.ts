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
  const given = { ...shared, ...own };
  const type = given.type === undefined ? 'unified' : String(given.type);
  if (!types.includes(type)) throw illegal(`unknown highlighter type [${type}] for the field [${pattern}]`);
  const first = (value: unknown, fallback: string): string =>
    value === undefined ? fallback : String(listOf(value)[0]);
  return {
    pattern,
    pre: first(given.pre_tags, '<em>'),
    post: first(given.post_tags, '</em>'),
    size: Number(given.fragment_size ?? 100),
    fragments: Number(given.number_of_fragments ?? 5),
    noMatch: Number(given.no_match_size ?? 0),
    onlyMatching: String(given.require_field_match ?? true) !== 'false',
    byScore: given.order === 'score',
    asHtml: given.encoder === 'html',
    alsoOf: listOf(given.matched_fields).map(String),
    query: own.highlight_query === undefined ? undefined : readQuery(own.highlight_query),
  };
}

/** Reads `highlight`. */
export function readHighlight(given: unknown): Highlighting {
  if (!isObject(given)) throw parsing('[highlight] expected an object');
  const { fields, highlight_query, ...shared } = given;
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
