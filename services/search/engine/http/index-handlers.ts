import { flatSettings, type IndexState } from '../indices/index-state';
import type { Indices } from '../indices/indices';
import { isObject, type Json } from '../json';
import { withoutType } from '../mapping/definition';
import { illegal, SearchError } from '../search-error';
import { bodyOf, flag, nameOptions, ok, type Answer, type Call } from './call';

const acknowledged = { acknowledged: true };

function nested(flat: Json): Json {
  const root: Json = {};
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split('.');
    let at = root;
    for (const step of steps.slice(0, -1)) {
      if (!isObject(at[step])) at[step] = {};
      at = at[step] as Json;
    }
    at[steps.at(-1) ?? path] = value;
  }
  return root;
}

const asText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String) : isObject(value) ? value : String(value);

function settingsOf(state: IndexState, isFlat: boolean): Json {
  const own = Object.fromEntries(Object.entries(state.settings).map(([key, value]) => [key, asText(value)]));
  const all: Json = {
    creation_date: String(state.created),
    number_of_shards: '1',
    number_of_replicas: '0',
    uuid: state.uuid,
    provided_name: state.name,
    'version.created': '7171999',
    ...own,
  };
  return isFlat
    ? Object.fromEntries(Object.entries(all).map(([key, value]) => [`index.${key}`, value]))
    : { index: nested(all) };
}

export class IndexHandlers {
  constructor(
    private readonly indices: Indices,
    private readonly clusterName = 'search',
  ) {}

  readonly create = (call: Call): Answer => {
    const name = call.params.index ?? '';
    this.indices.create(name, bodyOf(call.body), call.access);
    return ok({ acknowledged: true, shards_acknowledged: true, index: name });
  };

  readonly delete = (call: Call): Answer => {
    this.indices.delete(call.params.index ?? '', nameOptions(call), call.access);
    return ok(acknowledged);
  };

  readonly exists = (call: Call): Answer => {
    try {
      const found = this.indices.matching(call.params.index ?? '', {
        ...nameOptions(call),
        allowNoIndices: call.query.allow_no_indices === 'true',
      });
      return ok(undefined, found.length > 0 ? 200 : 404);
    } catch (error) {
      if (error instanceof SearchError && error.status === 404) return ok(undefined, 404);
      throw error;
    }
  };

  readonly get = (call: Call): Answer =>
    ok(
      this.each(call, state => ({
        aliases: this.indices.aliasesOf(state.name),
        mappings: this.mappingsOf(call, state),
        settings: settingsOf(state, flag(call, 'flat_settings')),
      })),
    );

  readonly putMapping = (call: Call): Answer => {
    const input = bodyOf(call.body);
    const type = call.params.type;
    const inner = type === undefined ? undefined : input[type];
    if (type === undefined) checkUntyped(input);
    for (const state of this.indices.matching(call.params.index ?? '_all', {
      ...nameOptions(call),
      allowNoIndices: false,
    })) {
      checkWritable(state, call);
      state.mapping.merge(isObject(inner) ? inner : withoutType(input));
    }
    return ok(acknowledged);
  };

  readonly getMapping = (call: Call): Answer =>
    ok(this.each(call, state => ({ mappings: this.mappingsOf(call, state) })));

  readonly putSettings = (call: Call): Answer => {
    const input = flatSettings(bodyOf(call.body));
    const { settings, ...rest } = input;
    const changed = isObject(settings)
      ? flatSettings(settings)
      : Object.fromEntries(
          Object.entries(rest).map(([key, value]) => [key.replace(/^settings\.(index\.)?/, ''), value]),
        );
    for (const state of this.indices.matching(call.params.index ?? '_all', nameOptions(call))) {
      checkWritable(state, call);
      state.changeSettings(changed);
    }
    return ok(acknowledged);
  };

  readonly getSettings = (call: Call): Answer =>
    ok(this.each(call, state => ({ settings: settingsOf(state, flag(call, 'flat_settings')) })));

  readonly refresh = async (call: Call): Promise<Answer> => {
    const states = this.indices.matching(call.params.index ?? '_all', nameOptions(call));
    for (const state of states) await state.refresh();
    return ok({ _shards: { total: states.length, successful: states.length, failed: 0 } });
  };

  readonly stats = (call: Call): Answer => {
    const states = this.indices.matching(call.params.index ?? '_all', nameOptions(call));
    const docs = (list: readonly IndexState[]): Json => ({
      docs: { count: list.reduce((sum, { documents }) => sum + documents.count, 0), deleted: 0 },
    });
    const indices = Object.fromEntries(
      states.map(state => [state.name, { uuid: state.uuid, primaries: docs([state]), total: docs([state]) }]),
    );
    return ok({
      _shards: { total: states.length, successful: states.length, failed: 0 },
      _all: { primaries: docs(states), total: docs(states) },
      indices,
    });
  };

  readonly health = (call: Call): Answer => {
    const count = this.indices.matching(call.params.index ?? '_all', nameOptions(call)).length;
    return ok({
      cluster_name: this.clusterName,
      status: 'green',
      timed_out: false,
      number_of_nodes: 1,
      number_of_data_nodes: 1,
      discovered_master: true,
      active_primary_shards: count,
      active_shards: count,
      relocating_shards: 0,
      initializing_shards: 0,
      unassigned_shards: 0,
      delayed_unassigned_shards: 0,
      number_of_pending_tasks: 0,
      number_of_in_flight_fetch: 0,
      task_max_waiting_in_queue_millis: 0,
      active_shards_percent_as_number: 100,
    });
  };

  readonly info = (): Answer =>
    ok({
      name: 'embedded',
      cluster_name: this.clusterName,
      cluster_uuid: Buffer.from(`${this.clusterName}-clu`).toString('base64url'),
      version: {
        number: '7.17.29',
        build_flavor: 'default',
        build_type: 'tar',
        build_hash: '0000000000000000000000000000000000000000',
        build_date: '2025-06-18T00:00:00.000000000Z',
        build_snapshot: false,
        lucene_version: '8.11.3',
        minimum_wire_compatibility_version: '6.8.0',
        minimum_index_compatibility_version: '6.0.0-beta1',
      },
      tagline: 'You Know, for Search',
    });

  private mappingsOf(call: Call, state: IndexState): Json {
    const mappings = state.mapping.toJson();
    if (!flag(call, 'include_type_name')) return mappings;
    return { [state.type ?? '_doc']: mappings };
  }

  private each(call: Call, show: (state: IndexState) => Json): Json {
    const states = this.indices.matching(call.params.index ?? '_all', nameOptions(call));
    return Object.fromEntries(states.map(state => [state.name, show(state)]));
  }
}

function checkWritable({ name, isReserved }: IndexState, { access }: Call): void {
  if (isReserved && access !== 'own')
    throw new SearchError(403, 'security_exception', `index [${name}] is fed by the service itself`);
}

/** Without a type in the path, the mapping must not be wrapped in one. */
function checkUntyped(input: Json): void {
  if (withoutType(input) !== input)
    throw illegal(
      'Types cannot be provided in put mapping requests, unless the include_type_name parameter is set to true.',
    );
}
