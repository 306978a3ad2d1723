import { isObject, listOf, type Json } from '../json';
import { illegal, inQuery, parsing, SearchError } from '../search-error';
import { Bits } from '../storage/bits';
import { allow, boostIn, numberIn, scoreAt } from './clause';
import type { Read } from './compound';
import type { Query, Scope } from './types';

type RowScore = (row: number, score: number) => number;
interface Part {
  only: Query | undefined;
  scoreIn: (scope: Scope) => RowScore;
}

/** A pseudo-random number from 0 to 1, determined by the seed and the document. */
function chance(seed: number, text: string): number {
  let state = (seed | 0) ^ 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
}

const seedOf = (seed: unknown, now: number): number => {
  if (seed === undefined || seed === null) return now | 0;
  const number = Number(seed);
  return Number.isNaN(number)
    ? [...String(seed)].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
    : number;
};

const random =
  ({ seed }: Json) =>
  (scope: Scope): RowScore => {
    const start = seedOf(seed, scope.now);
    return row => chance(start, scope.reading.documents.id(row));
  };

const modifiers: Readonly<Record<string, (value: number) => number>> = {
  none: value => value,
  log: Math.log10,
  log1p: value => Math.log10(value + 1),
  log2p: value => Math.log10(value + 2),
  ln: Math.log,
  ln1p: Math.log1p,
  ln2p: value => Math.log(value + 2),
  square: value => value * value,
  sqrt: Math.sqrt,
  reciprocal: value => 1 / value,
};

function fieldValue(options: Json): (scope: Scope) => RowScore {
  allow(options, 'field_value_factor', ['field', 'factor', 'modifier', 'missing']);
  const { field } = options;
  if (typeof field !== 'string') throw parsing("[field_value_factor] required field 'field' missing");
  const modify = modifiers[String(options.modifier ?? 'none').toLowerCase()];
  if (!modify) throw illegal(`No enum constant modifier [${String(options.modifier)}]`);
  const factor = numberIn(options, 'factor', 1);
  return scope => {
    const column = scope.table.column(scope.reading.mapping.leaf(field)?.path ?? field);
    return row => {
      const has = column?.kind === 'number' && column.values.has(row);
      if (!has && options.missing === undefined)
        throw new SearchError(400, 'exception', `Missing value for field [${field}]`, 'query');
      const value = modify((has ? column.values.first(row) : Number(options.missing)) * factor);
      if (Number.isNaN(value) || value < 0)
        throw inQuery(`field value function must not produce negative scores, but got: [${value}] for field value`);
      return value;
    };
  };
}

const kinds: Readonly<Record<string, (options: Json) => (scope: Scope) => RowScore>> = {
  random_score: random,
  field_value_factor: fieldValue,
};

function partOf(input: unknown, read: Read): Part {
  if (!isObject(input)) throw parsing('[function_score] malformed function');
  const { filter, weight, ...rest } = input;
  const [entry, second] = Object.entries(rest);
  if (second) throw parsing('failed to parse [function_score] query. already found function, now encountering another');
  const factor = weight === undefined ? 1 : Number(weight);
  if (Number.isNaN(factor)) throw parsing('failed to parse [function_score]: [weight] must be a number');
  const only = filter === undefined ? undefined : read(filter);
  if (!entry) {
    if (weight === undefined) throw parsing('an entry in functions list is missing a function.');
    return { only, scoreIn: () => () => factor };
  }
  const [kind, options] = entry;
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!make) throw parsing(`No function with the name [${kind}] is registered.`);
  const scoreIn = make(isObject(options) ? options : {});
  return {
    only,
    scoreIn: scope => {
      const score = scoreIn(scope);
      return (row, own) => factor * score(row, own);
    },
  };
}

const modes: Readonly<Record<string, (scores: readonly number[]) => number>> = {
  multiply: scores => scores.reduce((all, score) => all * score, 1),
  sum: scores => scores.reduce((all, score) => all + score, 0),
  avg: scores => scores.reduce((all, score) => all + score, 0) / scores.length,
  first: scores => scores[0] ?? 1,
  max: scores => Math.max(...scores),
  min: scores => Math.min(...scores),
};
const boostModes: Readonly<Record<string, (query: number, own: number) => number>> = {
  multiply: (query, own) => query * own,
  replace: (_, own) => own,
  sum: (query, own) => query + own,
  avg: (query, own) => (query + own) / 2,
  max: Math.max,
  min: Math.min,
};

const choose = <T>(table: Readonly<Record<string, T>>, name: string, what: string): T => {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw illegal(`Unknown ${what} [${name}]`);
  return found;
};

const known = ['query', 'functions', 'score_mode', 'boost_mode', 'max_boost', 'min_score', 'weight'];

/** A query whose scores are modified by functions of the document. */
export const functionScore =
  (read: Read) =>
  (body: unknown): Query => {
    if (!isObject(body)) throw parsing('[function_score] query malformed, no start_object after query name');
    const {
      query = { match_all: {} },
      functions,
      score_mode,
      boost_mode,
      max_boost,
      min_score,
      boost: _,
      _name,
      ...single
    } = body;
    for (const key of Object.keys(body))
      if (!known.includes(key) && key !== 'boost' && key !== '_name' && !Object.hasOwn(kinds, key))
        throw parsing(`No function with the name [${key}] is registered.`);
    const inner = read(query);
    const input = functions !== undefined ? listOf(functions) : Object.keys(single).length > 0 ? [single] : [];
    const parts = input.map(part => partOf(part, read));
    const mode = choose(modes, String(score_mode ?? 'multiply'), 'score_mode');
    const blend = choose(boostModes, String(boost_mode ?? 'multiply'), 'boost_mode');
    const top = max_boost === undefined ? Infinity : Number(max_boost);
    const min = min_score === undefined ? undefined : Number(min_score);
    const boost = boostIn(body);
    const run = (scope: Scope) => {
      const found = inner.run(scope);
      const ready = parts.map(({ only, scoreIn }) => ({ bits: only?.filter(scope), score: scoreIn(scope) }));
      const scores = new Float32Array(scope.table.rows);
      const bits = min === undefined ? found.bits : new Bits(scope.table.rows);
      const own: number[] = [];
      found.bits.each(row => {
        const score = scoreAt(found, row);
        own.length = 0;
        for (const part of ready) {
          scope.step();
          if (!part.bits || part.bits.has(row)) own.push(part.score(row, score));
        }
        const value = boost * (own.length === 0 ? score : blend(score, Math.min(top, mode(own))));
        scores[row] = value;
        if (min !== undefined && value >= min) bits.add(row);
      });
      return { bits, scores, constant: 0 };
    };
    return {
      run,
      filter: scope => (min === undefined ? inner.filter(scope) : run(scope).bits),
      marks: scope => inner.marks(scope),
    };
  };
