import type { Indices } from '../indices/indices';
import { isObject, listOf, type Json } from '../json';
import { wildcardShape } from '../mapping/patterns';
import { illegal, noIndex, parsing } from '../search-error';
import { bodyOf, nameOptions, ok, type Answer, type Call } from './call';

const acknowledged = { acknowledged: true };

export class AliasHandlers {
  constructor(private readonly indices: Indices) {}

  readonly put = (call: Call): Answer => {
    const { index = '', name = '' } = call.params;
    for (const state of this.indices.matching(index, { allowNoIndices: false }))
      this.indices.putAlias(state.name, name, bodyOf(call.body));
    return ok(acknowledged);
  };

  readonly delete = (call: Call): Answer => {
    const { index = '', name = '' } = call.params;
    for (const state of this.indices.matching(index)) this.indices.removeAlias(state.name, name);
    return ok(acknowledged);
  };

  readonly get = (call: Call): Answer => {
    const { name } = call.params;
    const shapes = name === undefined || name === '_all' ? undefined : name.split(',').map(wildcardShape);
    const found: Json = {};
    const states = this.indices.matching(call.params.index ?? '_all', nameOptions(call));
    for (const state of states) {
      const all = Object.entries(this.indices.aliasesOf(state.name));
      const chosen = all.filter(([alias]) => shapes === undefined || shapes.some(shape => shape.test(alias)));
      if (chosen.length > 0 || shapes === undefined) found[state.name] = { aliases: Object.fromEntries(chosen) };
    }
    const missing = (name ?? '')
      .split(',')
      .filter(alias => alias !== '' && !alias.includes('*') && alias !== '_all' && !this.indices.hasAlias(alias));
    if (missing.length > 0)
      return ok(
        { error: `alias${missing.length > 1 ? 'es' : ''} [${missing.join(',')}] missing`, status: 404, ...found },
        404,
      );
    return ok(found);
  };

  readonly exists = (call: Call): Answer => {
    const { status, body } = this.get(call);
    return ok(undefined, status === 200 && Object.keys(body as Json).length > 0 ? 200 : 404);
  };

  readonly change = (call: Call): Answer => {
    const { actions } = bodyOf(call.body);
    for (const action of listOf(actions)) {
      const [entry] = isObject(action) ? Object.entries(action) : [];
      if (!entry || !isObject(entry[1])) throw parsing('[actions] expected an object');
      this.changeOne(entry[0], entry[1]);
    }
    return ok(acknowledged);
  };

  private changeOne(kind: string, input: Json): void {
    const names = (one: unknown, many: unknown): string[] => [...listOf(one), ...listOf(many)].map(String);
    const targets = names(input.index, input.indices).flatMap(name => this.indices.matching(name));
    if (targets.length === 0) throw noIndex(String(input.index));
    if (kind !== 'add' && kind !== 'remove') throw illegal(`[${kind}] is not supported in [actions]`);
    for (const state of targets)
      for (const alias of names(input.alias, input.aliases)) {
        if (kind === 'add') this.indices.putAlias(state.name, alias, input);
        else this.indices.removeAlias(state.name, alias);
      }
  }
}
