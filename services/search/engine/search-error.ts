export interface Cause {
  type: string;
  reason: string;
}

/** An error in the format of the protocol. */
export class SearchError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    /** Raised while the query runs, not while it is read. */
    readonly phase: 'parse' | 'query' = 'parse',
    readonly causedBy?: Cause,
    /** Protocol fields besides type and reason. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export const parsing = (reason: string): SearchError => new SearchError(400, 'parsing_exception', reason);
export const illegal = (reason: string): SearchError => new SearchError(400, 'illegal_argument_exception', reason);
export const malformed = (reason: string): SearchError => new SearchError(400, 'parse_exception', reason);
export const inQuery = (reason: string): SearchError =>
  new SearchError(400, 'illegal_argument_exception', reason, 'query');
export const invalid = (reason: string): SearchError =>
  new SearchError(400, 'action_request_validation_exception', `Validation Failed: 1: ${reason};`);

export const noIndex = (index: string): SearchError =>
  new SearchError(404, 'index_not_found_exception', `no such index [${index}]`, 'parse', undefined, {
    'resource.type': 'index_or_alias',
    'resource.id': index,
    index_uuid: '_na_',
    index,
  });

/** One error as an item of an answer. */
export function errorOf({ type, message: reason, phase, causedBy, details }: SearchError): Record<string, unknown> {
  const cause = { type, reason, ...details };
  const root = phase === 'parse' && causedBy ? { ...cause } : cause;
  const chain = causedBy && { caused_by: causedBy };
  if (phase === 'parse') return { root_cause: [root], ...cause, ...chain };
  return {
    root_cause: [root],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
    phase: 'query',
    grouped: true,
    failed_shards: [{ shard: 0, index: details.index ?? null, node: 'embedded', reason: { ...cause, ...chain } }],
    caused_by: { ...cause, ...chain },
  };
}

/** The body of an error answer. */
export const errorBody = (error: SearchError): object => ({ error: errorOf(error), status: error.status });

/** Converts anything thrown to a search error; the details of other errors are not exposed. */
export const asSearchError = (error: unknown): SearchError =>
  error instanceof SearchError ? error : new SearchError(500, 'exception', 'internal error');
