import { isObject, listOf, type Json } from '../json';
import { wildcardShape, type Shape } from '../mapping/patterns';
import { illegal, parsing } from '../search-error';

/** The returned parts of a document; undefined omits all of it. */
export type SourceFilter = ((source: Json) => Json) | 'whole';

interface Tree {
  /** No step has a star. */
  plain: boolean;
  /** Includes everything below this step. */
  ends: boolean;
  readonly steps: Map<string, Tree>;
  /** Tests of the steps with a star. */
  readonly shapes: Map<string, Shape>;
}

const emptyTree = (): Tree => ({ plain: true, ends: false, steps: new Map(), shapes: new Map() });

const [patternsMax, pathsMax, stepsMax] = [1_000, 100, 50];

function treeOf(patterns: readonly string[]): Tree {
  if (patterns.length > patternsMax) throw illegal(`at most [${patternsMax}] patterns of fields are allowed`);
  const root = emptyTree();
  for (const pattern of patterns) {
    let at = root;
    for (const step of pattern.split('.', stepsMax)) {
      if (step.includes('*')) at.shapes.set(step, wildcardShape(step));
      const next = at.steps.get(step) ?? emptyTree();
      at.steps.set(step, next);
      at.plain &&= !step.includes('*');
      at = next;
    }
    at.ends = true;
  }
  return root;
}

/** The stars that match any number of steps: every one in `_source`, only `**` in `filter_path`. */
type Crossing = (step: string) => boolean;

/** The states that a key leads to, each once: several stars in a row would otherwise multiply them. */
function follow(trees: readonly Tree[], key: string, crossing: Crossing): Tree[] {
  const found = new Set<Tree>();
  const open = [...trees];
  const seen = new Set(open);
  for (let tree = open.pop(); tree; tree = open.pop()) {
    const plain = tree.steps.get(key);
    if (plain) found.add(plain);
    for (const [step, shape] of tree.shapes) {
      const next = tree.steps.get(step);
      if (!next || !shape.test(key)) continue;
      found.add(next);
      if (!crossing(step)) continue;
      found.add(tree);
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return [...found];
}

const isEnd = (trees: readonly Tree[]): boolean => trees.some(tree => tree.ends);

function stored(
  value: unknown,
  includes: readonly Tree[] | undefined,
  excludes: readonly Tree[],
  crossing: Crossing,
): unknown {
  if (Array.isArray(value)) {
    const items = value.map(item => stored(item, includes, excludes, crossing)).filter(item => item !== undefined);
    return items.length === 0 && value.length > 0 ? undefined : items;
  }
  if (!isObject(value)) return includes === undefined ? value : undefined;
  const [only] = includes ?? [];
  if (only?.plain && includes?.length === 1 && excludes.every(({ steps }) => steps.size === 0))
    return plainParts(value, only, excludes, crossing);
  const parts: Json = {};
  for (const [key, inner] of Object.entries(value)) {
    const without = follow(excludes, key, crossing);
    if (isEnd(without)) continue;
    const requested = includes && follow(includes, key, crossing);
    if (requested?.length === 0) continue;
    const rest = stored(inner, requested && !isEnd(requested) ? requested : undefined, without, crossing);
    if (rest !== undefined) parts[key] = rest;
  }
  return Object.keys(parts).length === 0 && Object.keys(value).length > 0 && includes !== undefined ? undefined : parts;
}

/** Literal names are looked up directly, without a scan of the others. */
function plainParts(value: Json, { steps }: Tree, excludes: readonly Tree[], crossing: Crossing): Json | undefined {
  const parts: Json = {};
  for (const [step, next] of steps) {
    if (!Object.hasOwn(value, step)) continue;
    const rest = stored(value[step], next.ends ? undefined : [next], excludes, crossing);
    if (rest !== undefined) parts[step] = rest;
  }
  return Object.keys(parts).length === 0 && Object.keys(value).length > 0 ? undefined : parts;
}

const everyStar: Crossing = step => step.includes('*');
const doubleStar: Crossing = step => step === '**';

/** Includes the matches of the first patterns, without those of the second. */
function picker(
  includes: readonly string[],
  excludes: readonly string[],
  crossing: Crossing = everyStar,
): (source: Json) => Json {
  const requested = includes.length === 0 ? undefined : [treeOf(includes)];
  const unwanted = [treeOf(excludes)];
  return source => {
    const found = stored(source, requested, unwanted, crossing);
    return isObject(found) ? found : {};
  };
}

/** `filter_path`: the parts of an answer to include, or to exclude after a minus. */
export function filteredAnswer(answer: Json, paths: string): Json {
  const patterns = paths.split(',').filter(pattern => pattern !== '');
  if (patterns.length > pathsMax) throw illegal(`at most [${pathsMax}] patterns are allowed in [filter_path]`);
  const excludes = patterns.filter(pattern => pattern.startsWith('-')).map(pattern => pattern.slice(1));
  const includes = patterns.filter(pattern => !pattern.startsWith('-'));
  return picker(includes, excludes, doubleStar)(answer);
}

/** Reads `_source`. */
export function sourceFilter(input: unknown): SourceFilter | undefined {
  if (input === undefined || input === null || input === true || input === 'true') return 'whole';
  if (input === false || input === 'false') return undefined;
  if (typeof input === 'number')
    throw parsing(`Expected one of [VALUE_BOOLEAN, START_OBJECT] but found [VALUE_NUMBER]`);
  const requested = isObject(input) ? input : { includes: listOf(input) };
  const unknown = Object.keys(requested).find(key => !['includes', 'include', 'excludes', 'exclude'].includes(key));
  if (unknown !== undefined) throw parsing(`Unknown key for a VALUE in [${unknown}].`);
  const includes = listOf(requested.includes ?? requested.include).map(String);
  const excludes = listOf(requested.excludes ?? requested.exclude).map(String);
  return picker(includes, excludes);
}
