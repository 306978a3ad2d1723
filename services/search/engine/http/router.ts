import type { Access } from '../engine';
import { illegal, SearchError } from '../search-error';
import type { Answer, Call } from './call';

export type Handler = (call: Call) => Answer | Promise<Answer>;

export interface Route {
  methods: readonly string[];
  /** `{name}` matches a segment that does not start with an underscore; `{id}` matches any. */
  path: string;
  /** The required access level. */
  access: Access;
  handler: Handler;
}

interface Compiled extends Route {
  steps: string[];
}

const stepsOf = (path: string): string[] => path.split('/').filter(step => step !== '');

function fits(step: string, input: string): boolean {
  if (!step.startsWith('{')) return step === input;
  return step === '{id}' || input === '_all' || !input.startsWith('_');
}

/** Finds the handler of a request; the first matching route wins. */
export class Router {
  private readonly routes: Compiled[];

  constructor(routes: readonly Route[]) {
    this.routes = routes.map(route => ({ ...route, steps: stepsOf(route.path) }));
  }

  find(method: string, path: string): { route: Route; params: Record<string, string> } {
    const input = stepsOf(path).map(decoded);
    const known = this.routes.filter(
      ({ steps }) => steps.length === input.length && steps.every((step, at) => fits(step, input[at] ?? '')),
    );
    const route = known.find(({ methods }) => methods.includes(method));
    if (route) {
      const names = route.steps.flatMap((step, at) =>
        step.startsWith('{') ? [[step.slice(1, -1), input[at] ?? ''] as const] : [],
      );
      return { route, params: Object.fromEntries(names) };
    }
    if (known.length === 0) throw illegal(`no handler found for uri [${path}] and method [${method}]`);
    const allowed = [...new Set(known.flatMap(({ methods }) => methods))];
    throw new SearchError(
      405,
      'method_not_allowed',
      `Incorrect HTTP method for uri [${path}] and method [${method}], allowed: [${allowed.join(', ')}]`,
    );
  }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw illegal(`unterminated escape sequence at end of string: ${step}`);
  }
}

const known = new Set(
  'q df analyzer analyze_wildcard default_operator lenient sort from size _source _source_includes _source_excludes _source_include _source_exclude track_total_hits rest_total_hits_as_int typed_keys ignore_unavailable allow_no_indices expand_wildcards ignore_throttled timeout version seq_no_primary_term stored_fields docvalue_fields track_scores terminate_after search_type preference routing request_cache batched_reduce_size max_concurrent_shard_requests max_concurrent_searches pre_filter_shard_size ccs_minimize_roundtrips allow_partial_search_results explain stats include_named_queries_score pretty human error_trace format filter_path source source_content_type include_type_name refresh wait_for_active_shards op_type version_type if_seq_no if_primary_term pipeline require_alias realtime local master_timeout cluster_manager_timeout wait_for_status wait_for_no_relocating_shards wait_for_nodes level flat_settings include_defaults max_num_segments only_expunge_deletes flush phase_took cancel_after_time_interval min_score retry_on_conflict update_all_types write_index_only preserve_existing force wait_if_ongoing parent wait_for_events wait_for_no_initializing_shards type metric include_unloaded_segments fields completion_fields fielddata_fields groups v h s'.split(
    ' ',
  ),
);

/** Rejects parameters that no route defines. */
export function checkParameters(path: string, query: Call['query']): void {
  const unknown = Object.keys(query).filter(name => !known.has(name));
  if (unknown.length > 0)
    throw illegal(
      `request [${path}] contains unrecognized parameter${unknown.length > 1 ? 's' : ''}: ${unknown.map(name => `[${name}]`).join(', ')}`,
    );
}
