import { isObject, type Json } from '../json';
import { illegal, parsing, SearchError } from '../search-error';
import type { Read } from './compound';
import { queryOfLine } from './query-string';
import type { Query } from './types';

const known = new Set(
  'query fields default_field default_operator analyzer analyze_wildcard lenient minimum_should_match boost _name allow_leading_wildcard auto_generate_synonyms_phrase_query enable_position_increments flags fuzzy_max_expansions fuzzy_prefix_length fuzzy_transpositions fuzziness max_determinized_states phrase_slop quote_analyzer quote_field_suffix rewrite tie_breaker time_zone type'.split(
    ' ',
  ),
);

function optionsOf(
  name: string,
  body: unknown,
): { text: string; input: Json; options: Parameters<typeof queryOfLine>[1] } {
  if (!isObject(body)) throw parsing(`[${name}] query malformed, no start_object after query name`);
  const unknown = Object.keys(body).find(key => !known.has(key));
  if (unknown !== undefined) throw parsing(`[${name}] query does not support [${unknown}]`);
  if (typeof body.query !== 'string') throw parsing(`[${name}] must be provided with a [query]`);
  const fields = body.fields ?? (body.default_field === undefined ? ['*'] : [body.default_field]);
  if (!Array.isArray(fields) || fields.some(field => field === null || field === undefined))
    throw parsing(`[${name}] field name in [fields] cannot be null`);
  const operator = String(body.default_operator ?? 'or').toLowerCase();
  if (operator !== 'and' && operator !== 'or')
    throw illegal(`operator needs to be either AND or OR, but not [${operator}]`);
  return {
    text: body.query,
    input: body,
    options: {
      fields: fields.map(String),
      operator,
      lenient: body.lenient === true || fields.includes('*'),
      ...(typeof body.analyzer === 'string' && { analyzer: body.analyzer }),
      ...(body.minimum_should_match !== undefined && { minimum: body.minimum_should_match }),
    },
  };
}

const weighed = (query: Json, { boost }: Json): Json =>
  boost === undefined ? query : { bool: { must: [query], boost } };

/** The `query_string` query, which rejects syntax errors. */
export const lineQuery =
  (read: Read) =>
  (body: unknown): Query => {
    const { text, input, options } = optionsOf('query_string', body);
    return read(weighed(queryOfLine(text, options), input));
  };

/** The `simple_query_string` query with other operators, which reads a syntax error as a word. */
export const simpleLineQuery =
  (read: Read) =>
  (body: unknown): Query => {
    const { text, input, options } = optionsOf('simple_query_string', body);
    const line = text
      // Collapses runs of spaces, which would make the expressions below slow.
      .replace(/\s+/g, ' ')
      .replace(/[:^[\]{}/!]/g, ' ')
      .replace(/\b(AND|OR|NOT)\b/g, word => word.toLowerCase())
      .replace(/ ?\| ?/g, ' OR ')
      .replace(/ \+ ?/g, ' AND ');
    try {
      return read(weighed(queryOfLine(line, options), input));
    } catch (error) {
      if (!(error instanceof SearchError) || error.type !== 'parsing_exception') throw error;
      const words = text.replace(/[^\p{L}\p{N}\s]/gu, ' ');
      return read(weighed(queryOfLine(words, options), input));
    }
  };
