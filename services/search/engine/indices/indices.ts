import type { AnalysisPlugin } from '../analysis/analyzer';
import type { Access } from '../engine';
import { isObject, type Json } from '../json';
import { readQuery } from '../query/parse';
import type { Query, Reading } from '../query/types';
import { typeOf, withoutType } from '../mapping/definition';
import { illegal, noIndex, SearchError } from '../search-error';
import { routingOf, type Alias } from './alias';
import { checkIndexName, namesIn, type NameOptions } from './index-names';
import { IndexState } from './index-state';

const indicesMax = 1_000;

const forbidden = (name: string): SearchError =>
  new SearchError(403, 'security_exception', `index [${name}] is fed by the service itself and cannot be written`);

function checkReadable({ name, isImporting }: IndexState): void {
  if (isImporting)
    throw new SearchError(503, 'no_shard_available_action_exception', `index [${name}] is being imported`);
}

export interface IndicesOptions {
  analysis?: AnalysisPlugin | undefined;
  textScript?: URL | undefined;
  clock?: (() => Date) | undefined;
}

/** All indices of this thread and their aliases. */
export class Indices {
  private readonly states = new Map<string, IndexState>();
  private readonly aliases = new Map<string, Map<string, Alias>>();

  constructor(private readonly options: IndicesOptions = {}) {}

  /** Changes with every write to a reserved index. */
  generation(name: string): number | undefined {
    const state = this.states.get(name);
    return state?.isReserved ? state.documents.generation : undefined;
  }

  /** Creates an index. One of the owner is reserved: only the owner writes it, and patterns skip it. */
  create(name: string, body: Json, access: Access = 'index'): IndexState {
    checkIndexName(name);
    const unknown = Object.keys(body).find(key => !['settings', 'mappings', 'aliases'].includes(key));
    if (unknown !== undefined)
      throw new SearchError(400, 'parse_exception', `unknown key [${unknown}] for create index`);
    const known = this.states.get(name);
    if (known)
      throw new SearchError(
        400,
        'resource_already_exists_exception',
        `index [${name}/${known.uuid}] already exists`,
        'parse',
        undefined,
        { index_uuid: known.uuid, index: name },
      );
    if (this.aliases.has(name))
      throw new SearchError(
        400,
        'invalid_index_name_exception',
        `Invalid index name [${name}], already exists as alias`,
      );
    if (this.states.size >= indicesMax)
      throw illegal(`this action would add [1] index, but there are already [${indicesMax}] of them`);
    const section = (key: string): Json => (isObject(body[key]) ? body[key] : {});
    const mappings = section('mappings');
    const { analysis, textScript, clock = () => new Date() } = this.options;
    const state = new IndexState(name, {
      mappings: withoutType(mappings),
      settings: section('settings'),
      analysis,
      created: clock().getTime(),
      // Clients of several versions write to the indices of indexers, and name any type or none.
      ...(access === 'own' && { isReserved: true, type: typeOf(mappings), textScript }),
    });
    this.states.set(name, state);
    for (const [alias, options] of Object.entries(section('aliases')))
      this.putAlias(name, alias, isObject(options) ? options : {});
    return state;
  }

  delete(expression: string, options: NameOptions, access: Access): void {
    const names = this.names(expression, options);
    for (const name of names) if (access !== 'own' && this.states.get(name)?.isReserved) throw forbidden(name);
    for (const name of expression.split(','))
      if (this.aliases.has(name))
        throw illegal(
          `The provided expression [${name}] matches an alias, specify the corresponding concrete indices instead.`,
        );
    for (const name of names) {
      this.states.delete(name);
      for (const [alias, targets] of this.aliases) {
        targets.delete(name);
        if (targets.size === 0) this.aliases.delete(alias);
      }
    }
  }

  find(name: string): IndexState | undefined {
    return this.states.get(name);
  }

  /** The indices that an expression matches. */
  matching(expression: string, options: NameOptions = {}): IndexState[] {
    return this.names(expression, options).flatMap(name => this.states.get(name) ?? []);
  }

  /** The single index of a name, to read from it. */
  one(name: string): IndexState {
    const state = this.states.get(name) ?? this.soleTarget(name);
    if (!state) throw noIndex(name);
    checkReadable(state);
    return state;
  }

  /** The index that documents sent to a name are written to; the first document creates it. */
  writable(name: string, { access, requireAlias = false }: { access: Access; requireAlias?: boolean }): IndexState {
    const targets = this.aliases.get(name);
    if (requireAlias && !targets)
      throw new SearchError(
        404,
        'index_not_found_exception',
        `no such index [${name}] and [require_alias] request flag is [true] and [${name}] is not an alias`,
        'parse',
        undefined,
        { index_uuid: '_na_', index: name },
      );
    const state = targets ? this.writeTarget(name, targets) : (this.states.get(name) ?? this.create(name, {}, access));
    if (state.isReserved && access !== 'own') throw forbidden(name);
    return state;
  }

  putAlias(index: string, alias: string, options: Json): void {
    checkIndexName(alias);
    if (this.states.has(alias))
      throw new SearchError(
        400,
        'invalid_alias_name_exception',
        `Invalid alias name [${alias}]: an index or data stream exists with the same name as the alias`,
      );
    if (this.one(index).isReserved) throw forbidden(index);
    const targets = this.aliases.get(alias) ?? new Map<string, Alias>();
    targets.set(this.one(index).name, {
      isWriteIndex:
        options.is_write_index === undefined
          ? undefined
          : options.is_write_index === true || options.is_write_index === 'true',
      filter: isObject(options.filter) ? options.filter : undefined,
      routing: routingOf(options),
    });
    this.aliases.set(alias, targets);
  }

  removeAlias(index: string, alias: string): void {
    const targets = this.aliases.get(alias);
    if (!targets?.delete(index))
      throw new SearchError(404, 'aliases_not_found_exception', `aliases [${alias}] missing`);
    if (targets.size === 0) this.aliases.delete(alias);
  }

  /** Resolves when the documents of imports have been read. */
  async settle(): Promise<void> {
    for (const state of this.states.values()) await state.settle();
  }

  hasAlias(alias: string): boolean {
    return this.aliases.has(alias);
  }

  /** The aliases of an index in the format of the protocol. */
  aliasesOf(index: string): Record<string, Json> {
    return Object.fromEntries(
      [...this.aliases].flatMap(([alias, targets]) => {
        const own = targets.get(index);
        if (!own) return [];
        const { filter, isWriteIndex, routing } = own;
        return [
          [
            alias,
            {
              ...(filter && { filter }),
              ...routing,
              ...(isWriteIndex !== undefined && { is_write_index: isWriteIndex }),
            },
          ],
        ];
      }),
    );
  }

  /** Opens the indices of an expression for a search. */
  readings(expression: string, options: NameOptions, maxTerms: number): Reading[] {
    return this.matching(expression, options).map(state => {
      checkReadable(state);
      return state.reading((index, id) => this.lookUp(index, id), maxTerms);
    });
  }

  /** The filter of the aliases by which a search names an index. */
  aliasFilterOf(expression: string): (reading: Reading) => Query | undefined {
    return reading => {
      const filters = expression.split(',').flatMap(name => {
        const targets = this.aliases.get(name)?.get(reading.name);
        return targets?.filter ?? [];
      });
      const isNamed = expression.split(',').includes(reading.name);
      return filters.length > 0 && !isNamed ? readQuery({ bool: { should: filters } }) : undefined;
    };
  }

  private lookUp(index: string, id: string): Json | undefined {
    const source = this.one(index).documents.get(id)?.source;
    return source === undefined ? undefined : (JSON.parse(source) as Json);
  }

  private soleTarget(alias: string): IndexState | undefined {
    const targets = this.aliases.get(alias);
    const [only] = targets?.keys() ?? [];
    if (targets && targets.size > 1)
      throw illegal(
        `Alias [${alias}] has more than one index associated with it [${[...targets.keys()].join(', ')}], can't execute a single index op`,
      );
    return only === undefined ? undefined : this.states.get(only);
  }

  private writeTarget(alias: string, targets: ReadonlyMap<string, Alias>): IndexState {
    const chosen = [...targets].filter(([, { isWriteIndex }]) => isWriteIndex === true).map(([name]) => name);
    const [only] = targets;
    const name = chosen[0] ?? (targets.size === 1 && only && only[1].isWriteIndex !== false ? only[0] : undefined);
    const state = name === undefined ? undefined : this.states.get(name);
    if (!state)
      throw illegal(
        `no write index is defined for alias [${alias}]. The write index may be explicitly disabled using is_write_index=false or the alias points to multiple indices without one being designated as a write index`,
      );
    return state;
  }

  private names(expression: string, options: NameOptions): string[] {
    return namesIn(
      expression,
      {
        open: [...this.states.values()].filter(({ isReserved }) => !isReserved).map(({ name }) => name),
        resolve: name =>
          this.states.has(name)
            ? [name]
            : this.aliases.has(name)
              ? [...(this.aliases.get(name)?.keys() ?? [])]
              : undefined,
        aliases: [...this.aliases.keys()],
      },
      options,
    );
  }
}
