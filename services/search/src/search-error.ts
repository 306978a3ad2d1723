/** A refusal in the protocol's own words. */
export class SearchError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    /** Refused while running the query, not while reading it. */
    readonly phase: 'parse' | 'query' = 'parse',
  ) {
    super(message);
  }
}

export const parsing = (reason: string): SearchError => new SearchError(400, 'parsing_exception', reason);
export const illegal = (reason: string): SearchError => new SearchError(400, 'illegal_argument_exception', reason);
export const inQuery = (reason: string): SearchError =>
  new SearchError(400, 'illegal_argument_exception', reason, 'query');
export const noIndex = (index: string): SearchError =>
  new SearchError(404, 'index_not_found_exception', `no such index [${index}]`);

/** The body of an error answer. */
export function errorBody({ status, type, message: reason, phase }: SearchError): object {
  const root_cause = [{ type, reason }];
  const error =
    phase === 'query'
      ? {
          root_cause,
          type: 'search_phase_execution_exception',
          reason: 'all shards failed',
          phase: 'query',
          grouped: true,
          failed_shards: [{ shard: 0, reason: { type, reason } }],
        }
      : { root_cause, type, reason };
  return { error, status };
}
