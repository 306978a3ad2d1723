import { isObject, type Json } from '../json';
import { dynamicChild } from '../mapping/dynamic';
import { isNumeric, storedNumber } from '../mapping/field-types';
import { isBranch, type Branch, type Dynamic, type Leaf } from '../mapping/definition';
import type { Mapping } from '../mapping/mapping';
import { pointsOf } from '../mapping/points';
import { shapeOf } from '../mapping/shapes';
import { illegal, parsing, SearchError } from '../search-error';

/** The objects of a nested list, each for a row of its own. */
export type NestedRow = [path: string, row: RowValues];

/** The values of a future row. Most fields have one value, and the values of a field are usually read in sequence. */
export class RowValues {
  readonly nested: NestedRow[] = [];
  private leaves: Leaf[] = [];
  private values: unknown[] = [];
  private isMixed = false;

  add(leaf: Leaf, value: unknown): void {
    const { leaves } = this;
    this.isMixed ||= leaves.at(-1) !== leaf && leaves.lastIndexOf(leaf) >= 0;
    leaves.push(leaf);
    this.values.push(value);
  }

  addAll(other: RowValues): void {
    other.leaves.forEach((leaf, at) => this.add(leaf, other.values[at]));
  }

  /** Each field once, with the range of its values in the list; the end is exclusive. */
  each(visit: (leaf: Leaf, values: readonly unknown[], from: number, to: number) => void): void {
    if (this.isMixed) this.sort();
    const { leaves, values } = this;
    for (let from = 0, to = 0; from < leaves.length; from = to) {
      const leaf = leaves[from] as Leaf;
      while (leaves[to] === leaf) to += 1;
      visit(leaf, values, from, to);
    }
  }

  private sort(): void {
    const byLeaf = new Map<Leaf, unknown[]>();
    this.leaves.forEach((leaf, at) => {
      const known = byLeaf.get(leaf);
      if (known) known.push(this.values[at]);
      else byLeaf.set(leaf, [this.values[at]]);
    });
    this.leaves = [...byLeaf].flatMap(([leaf, { length }]) => Array<Leaf>(length).fill(leaf));
    this.values = [...byLeaf.values()].flat();
    this.isMixed = false;
  }
}

const depthMax = 20;

/** Reads documents by a mapping and adds unknown fields to it; writes nothing, so that an invalid one has no effect. */
export class DocumentReader {
  constructor(private readonly mapping: Mapping) {}

  /** Fields of a document. */
  read(source: Json): RowValues {
    const row = new RowValues();
    this.object(source, this.mapping.root, row, 'true', 0);
    return row;
  }

  private object(source: Json, branch: Branch, row: RowValues, inherited: Dynamic, depth: number): void {
    if (depth > depthMax)
      throw new SearchError(400, 'mapper_parsing_exception', `Limit of mapping depth [${depthMax}] has been exceeded`);
    const policy = branch.dynamic ?? inherited;
    for (const key of Object.keys(source)) {
      const value = source[key];
      if (value === undefined) continue;
      if (key.includes('.')) this.dotted(key, value, branch, row, policy, depth);
      else this.child(key, value, branch, row, policy, depth);
    }
  }

  /** `a.b: 1` is equivalent to `a: { b: 1 }`. */
  private dotted(key: string, value: unknown, branch: Branch, row: RowValues, policy: Dynamic, depth: number): void {
    const [first = '', ...rest] = key.split('.');
    if (key.trim() === '.' || first === '' || rest.includes(''))
      throw illegal(`object field starting or ending with a [.] makes object resolution ambiguous: [${key}]`);
    this.child(first, { [rest.join('.')]: value }, branch, row, policy, depth);
  }

  private child(name: string, value: unknown, branch: Branch, row: RowValues, policy: Dynamic, depth: number): void {
    const known = branch.children.get(name);
    if (!known && (value === null || (Array.isArray(value) && value.length === 0))) return;
    const child = known ?? dynamicChild(this.mapping, branch, name, value, policy);
    if (!child) return;
    if (isBranch(child)) this.objects(value, child, row, policy, depth);
    else this.leaf(child, value, row);
  }

  private objects(value: unknown, branch: Branch, row: RowValues, policy: Dynamic, depth: number): void {
    if (!branch.enabled || value === null) return;
    for (const item of Array.isArray(value) ? (value as unknown[]).flat(depthMax) : [value]) {
      if (item === null) continue;
      if (!isObject(item))
        throw new SearchError(
          400,
          'mapper_parsing_exception',
          `object mapping for [${branch.path}] tried to parse field [${branch.path.split('.').at(-1) ?? ''}] as object, but found a concrete value`,
        );
      if (branch.kind === 'object') this.object(item, branch, row, policy, depth + 1);
      else {
        const inner = new RowValues();
        this.object(item, branch, inner, policy, depth + 1);
        row.nested.push([branch.path, inner]);
        if (branch.options.include_in_root === true || branch.options.include_in_parent === true) row.addAll(inner);
      }
    }
  }

  private leaf(leaf: Leaf, value: unknown, row: RowValues): void {
    const { type, options, readings } = leaf;
    if (type === 'geo_point' || type === 'geo_shape') {
      if (value !== null) this.convert(leaf, value, row);
    } else if (Array.isArray(value)) {
      for (const item of value as unknown[]) this.leaf(leaf, item, row);
      return;
    } else if (value === null) {
      if (options.null_value !== undefined && options.null_value !== null) this.leaf(leaf, options.null_value, row);
      return;
    } else this.convert(leaf, value, row);
    for (const reading of readings) this.leaf(reading, value, row);
    if (options.copy_to !== undefined) this.copy(options.copy_to, value, row);
  }

  private copy(targets: unknown, value: unknown, row: RowValues): void {
    for (const target of Array.isArray(targets) ? (targets as unknown[]) : [targets]) {
      const leaf = this.mapping.leaf(String(target));
      if (leaf) this.leaf(leaf, value, row);
      else this.dotted(`${String(target)}`, value, this.mapping.root, row, 'true', 0);
    }
  }

  private convert(leaf: Leaf, value: unknown, row: RowValues): void {
    if (!isStored(leaf)) return;
    try {
      this.store(row, leaf, value);
    } catch (error) {
      if (!(error instanceof SearchError)) throw error;
      if (leaf.options.ignore_malformed === true) return;
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      throw new SearchError(
        400,
        'mapper_parsing_exception',
        `failed to parse field [${leaf.path}] of type [${String(leaf.options.type)}] in document. Preview of field's value: '${shown.slice(0, 200)}'`,
        'parse',
        { type: error.type, reason: error.message },
      );
    }
  }

  private store(row: RowValues, leaf: Leaf, value: unknown): void {
    const { type, options } = leaf;
    if (isNumeric(type) || type === 'date' || type === 'boolean') {
      if (value !== '' || type === 'boolean') row.add(leaf, storedNumber(type, value, options));
      return;
    }
    if (type === 'keyword') return this.keyword(row, leaf, value);
    if (type === 'text') return row.add(leaf, plainText(value));
    for (const stored of wholeValues(type, value)) row.add(leaf, stored);
  }

  private keyword(row: RowValues, leaf: Leaf, value: unknown): void {
    const { options } = leaf;
    const text = plainText(value);
    const limit = typeof options.ignore_above === 'number' ? options.ignore_above : 8_191;
    if (text.length > limit) return;
    const normalizer =
      typeof options.normalizer === 'string' ? this.mapping.analyzers.normalizer(options.normalizer) : undefined;
    row.add(leaf, normalizer ? normalizer(text) : text);
  }
}

function wholeValues(type: Leaf['type'], value: unknown): readonly unknown[] {
  if (type === 'geo_point') return pointsOf(value);
  if (type === 'completion') return completionsOf(value);
  if (type !== 'geo_shape') return [];
  return (Array.isArray(value) && typeof value[0] !== 'number' ? (value as unknown[]) : [value]).map(shapeOf);
}

/** Texts need a column only when they are indexed, other values also when they have doc values. */
const isStored = ({ type, options }: Leaf): boolean =>
  options.index !== false || (type !== 'text' && options.doc_values !== false);

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new SearchError(400, 'illegal_state_exception', "Can't get text on a START_OBJECT");
}

function completionsOf(value: unknown): { text: string; weight: number }[] {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [{ text: String(value), weight: 1 }];
  if (!isObject(value)) throw parsing('failed to parse [completion]: expected text or object');
  const unknown = Object.keys(value).find(key => !['input', 'weight', 'contexts'].includes(key));
  if (unknown !== undefined) throw illegal(`unknown field name [${unknown}], must be one of [input, weight, contexts]`);
  const weight = Number(value.weight ?? 1);
  if (!Number.isInteger(weight) || weight < 0)
    throw illegal(`weight must be in the interval [0..2147483647], but was [${String(value.weight)}]`);
  const inputs = Array.isArray(value.input) ? (value.input as unknown[]) : [value.input];
  return inputs.flatMap(text => (typeof text === 'string' && text !== '' ? [{ text, weight }] : []));
}
