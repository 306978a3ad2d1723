import type { Json } from '../json';
import { queryOfLine } from '../query/query-string';
import { sortOfLine } from '../search/sort-spec';
import { illegal } from '../search-error';
import type { Call } from './call';

const list = (value: string | undefined): string[] | undefined =>
  value === undefined ? undefined : value.split(',').filter(part => part !== '');

/** Converts the parameters of the URL to body properties; the URL takes precedence. */
export function bodyOfAddress({ query }: Call): Json {
  const {
    q,
    df,
    sort,
    from,
    size,
    _source,
    track_total_hits,
    timeout,
    version,
    seq_no_primary_term,
    stored_fields,
    docvalue_fields,
    track_scores,
    include_named_queries_score,
    min_score,
  } = query;
  const includes = query._source_includes ?? query._source_include;
  const excludes = query._source_excludes ?? query._source_exclude;
  const picked = _source === 'true' || _source === 'false' ? _source : list(_source);
  const source =
    includes !== undefined || excludes !== undefined
      ? {
          includes: [...(Array.isArray(picked) ? picked : []), ...(list(includes) ?? [])],
          excludes: list(excludes) ?? [],
        }
      : picked;
  const line = q === undefined ? undefined : queryOfLine(q, lineOptions(query, df));
  const input: Json = {
    query: line,
    sort: sort === undefined ? undefined : sortOfLine(sort),
    from,
    size,
    _source: source,
    track_total_hits,
    timeout,
    version,
    seq_no_primary_term,
    stored_fields: list(stored_fields),
    docvalue_fields: list(docvalue_fields),
    track_scores,
    include_named_queries_score,
    min_score,
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function lineOptions(query: Call['query'], df: string | undefined): Parameters<typeof queryOfLine>[1] {
  const operator = (query.default_operator ?? 'or').toLowerCase();
  if (operator !== 'and' && operator !== 'or')
    throw illegal(`operator needs to be either AND or OR, but not [${operator}]`);
  return {
    fields: df === undefined ? ['*'] : [df],
    operator,
    lenient: query.lenient === 'true' || df === undefined,
    ...(query.analyzer !== undefined && { analyzer: query.analyzer }),
  };
}
