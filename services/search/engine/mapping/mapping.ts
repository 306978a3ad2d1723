import type { AnalyzerRegistry } from '../analysis/registry';
import { isObject, listOf, type Json } from '../json';
import { illegal } from '../search-error';
import { sourceFilter, type SourceFilter } from '../search/source-filter';
import { checkParameters, dynamicOf, isBranch, parsingError, rootKeys, type Branch, type Leaf } from './definition';
import { typeNamed } from './field-types';
import { wildcardShape } from './patterns';

/** The fields of an index with their types; grows with the documents. */
export class Mapping {
  readonly root: Branch = {
    path: '',
    kind: 'object',
    nested: '',
    dynamic: 'true',
    enabled: true,
    options: {},
    children: new Map(),
  };
  private readonly leaves = new Map<string, Leaf>();
  private readonly aliases = new Map<string, string>();
  private readonly branches = new Map<string, Branch>([['', this.root]]);
  private extras: Json = {};
  private stored: SourceFilter = 'whole';
  /** Fields of the document itself that are not stored, when there are no other ones. */
  private unstored: readonly string[] = [];

  constructor(
    input: Json,
    readonly analyzers: AnalyzerRegistry,
  ) {
    this.merge(input);
  }

  /** Merges fields; an existing field retains its type. */
  merge(input: Json): void {
    const unknown = Object.keys(input).filter(key => !rootKeys.has(key));
    if (unknown.length > 0)
      throw parsingError(
        `Root mapping definition has unsupported parameters:  ${unknown.map(key => `[${key} : ${JSON.stringify(input[key])}]`).join(' ')}`,
      );
    const { properties, dynamic, ...extras } = input;
    this.root.dynamic = dynamicOf(dynamic) ?? this.root.dynamic;
    if (dynamic !== undefined) extras.dynamic = String(dynamic);
    this.mergeProperties(this.root, properties);
    this.extras = { ...this.extras, ...extras };
    this.unstored = unstoredFields(this.extras._source);
    this.stored = this.unstored.length > 0 ? 'whole' : storedParts(this.extras._source);
  }

  leaf(path: string): Leaf | undefined {
    return this.leaves.get(this.aliases.get(path) ?? path);
  }

  branch(path: string): Branch | undefined {
    return this.branches.get(path);
  }

  /** Fields that match a pattern: `translated.*.name`. */
  matching(pattern: string): Leaf[] {
    if (!pattern.includes('*')) return [this.leaf(pattern)].filter(leaf => leaf !== undefined);
    const shape = wildcardShape(pattern);
    const named = [...this.aliases.keys()].filter(alias => shape.test(alias)).flatMap(alias => this.leaf(alias) ?? []);
    return [...[...this.leaves.values()].filter(({ path }) => shape.test(path)), ...named];
  }

  get fields(): Iterable<Leaf> {
    return this.leaves.values();
  }

  get nestedPaths(): string[] {
    return [...this.branches.values()].filter(({ kind }) => kind === 'nested').map(({ path }) => path);
  }

  detects(kind: 'date' | 'numeric'): boolean {
    return kind === 'date' ? this.extras.date_detection !== false : this.extras.numeric_detection === true;
  }

  /** Documents are found, but their source is not returned. */
  get sourceHidden(): boolean {
    const { _source: source } = this.extras;
    return isObject(source) && source.enabled === false;
  }

  /** The stored JSON of a document: fields that `_source` excludes are searched, but not returned. */
  storedSource(source: Json, json?: string): string {
    if (this.unstored.length > 0) return jsonWithout(this.unstored, source);
    return this.stored === 'whole' ? (json ?? JSON.stringify(source)) : JSON.stringify(this.stored(source));
  }

  get templates(): unknown {
    return this.extras.dynamic_templates;
  }

  /** Adds a field below a branch, from its definition. */
  addChild(parent: Branch, name: string, input: unknown): Branch | Leaf {
    const path = parent.path === '' ? name : `${parent.path}.${name}`;
    if (!isObject(input))
      throw parsingError(`Expected map for property [fields] on field [${name}] but got a class ${typeof input}`);
    const known = parent.children.get(name);
    const type = input.type ?? (isBranch(known) ? known.kind : known ? known.options.type : 'object');
    if (type === 'object' || type === 'nested') return this.mergeBranch(parent, name, path, type, input, known);
    if (isBranch(known)) throw illegal(`can't merge a non object mapping [${path}] with an object mapping`);
    if (type === 'alias') {
      this.aliases.set(path, String(input.path));
      parent.children.set(name, { path, type: 'binary', options: input, nested: parent.nested, readings: [] });
      return parent.children.get(name) as Leaf;
    }
    const leaf = this.makeLeaf(path, input, parent.nested);
    if (known && known.type !== leaf.type)
      throw illegal(
        `mapper [${path}] cannot be changed from type [${known.options.type as string}] to [${String(input.type)}]`,
      );
    parent.children.set(name, leaf);
    return leaf;
  }

  toJson(): Json {
    const properties = propertiesOf(this.root);
    return { ...this.extras, ...(Object.keys(properties).length > 0 && { properties }) };
  }

  private mergeProperties(parent: Branch, properties: unknown): void {
    if (properties === undefined || properties === null) return;
    if (!isObject(properties)) throw parsingError('Expected map for property [properties]');
    for (const [name, input] of Object.entries(properties)) {
      if (name.trim() === '') throw illegal('field name cannot be an empty string');
      const [last = name, ...above] = name.split('.').reverse();
      let at = parent;
      for (const step of above.reverse()) {
        const next = at.children.get(step);
        at = isBranch(next) ? next : (this.addChild(at, step, { type: 'object' }) as Branch);
      }
      this.addChild(at, last, input);
    }
  }

  private mergeBranch(
    parent: Branch,
    name: string,
    path: string,
    kind: 'object' | 'nested',
    input: Json,
    known: Branch | Leaf | undefined,
  ): Branch {
    if (known && !isBranch(known)) throw illegal(`can't merge a non object mapping [${path}] with an object mapping`);
    if (known && known.kind !== kind)
      throw illegal(
        `cannot change object mapping from ${known.kind === 'nested' ? 'nested to non-nested' : 'non-nested to nested'}`,
      );
    const branch: Branch = known ?? {
      path,
      kind,
      nested: kind === 'nested' ? path : parent.nested,
      dynamic: undefined,
      enabled: true,
      options: {},
      children: new Map(),
    };
    branch.dynamic = dynamicOf(input.dynamic) ?? branch.dynamic;
    if (input.enabled !== undefined) branch.enabled = String(input.enabled) !== 'false';
    branch.options = { ...branch.options, ...input };
    parent.children.set(name, branch);
    this.branches.set(path, branch);
    this.mergeProperties(branch, input.properties);
    return branch;
  }

  private makeLeaf(path: string, input: Json, nested: string): Leaf {
    const name = String(input.type);
    const type = typeNamed(name);
    if (!type)
      throw parsingError(`No handler for type [${name}] declared on field [${path.split('.').at(-1) ?? path}]`);
    checkParameters(path, name, input, this.analyzers);
    const known = this.leaves.get(path);
    const fields = {
      ...(isObject(known?.options.fields) && known.options.fields),
      ...(isObject(input.fields) && input.fields),
    };
    const readings = Object.entries(fields).map(([sub, inner]) => {
      if (!isObject(inner)) throw parsingError(`Expected map for property [fields] on field [${path}]`);
      return this.makeLeaf(`${path}.${sub}`, inner, nested);
    });
    const options = { ...input, ...(readings.length > 0 && { fields }) };
    const leaf: Leaf = { path, type, options, nested, readings };
    this.leaves.set(path, leaf);
    return leaf;
  }
}

function unstoredFields(input: unknown): string[] {
  if (!isObject(input) || input.includes !== undefined) return [];
  const names = listOf(input.excludes).map(String);
  return names.some(name => /[.*]/.test(name)) ? [] : names;
}

/** Omits fields while it writes: a copy without them would take longer than all else. */
function jsonWithout(names: readonly string[], source: Json): string {
  const omitted = names.filter(name => Object.hasOwn(source, name)).map(name => [name, source[name]] as const);
  for (const [name] of omitted) source[name] = undefined;
  const json = JSON.stringify(source);
  for (const [name, value] of omitted) source[name] = value;
  return json;
}

function storedParts(input: unknown): SourceFilter {
  if (!isObject(input)) return 'whole';
  const { includes, excludes } = input;
  return includes === undefined && excludes === undefined ? 'whole' : (sourceFilter({ includes, excludes }) ?? 'whole');
}

function propertiesOf(branch: Branch): Json {
  return Object.fromEntries(
    [...branch.children].map(([name, child]) => {
      if (!isBranch(child)) return [name, child.options];
      const { properties: _, type, ...options } = child.options;
      const inner = propertiesOf(child);
      return [
        name,
        {
          ...(child.kind === 'nested' && { type: 'nested' }),
          ...(type === 'object' && Object.keys(inner).length === 0 && { type }),
          ...options,
          ...(Object.keys(inner).length > 0 && { properties: inner }),
        },
      ];
    }),
  );
}
