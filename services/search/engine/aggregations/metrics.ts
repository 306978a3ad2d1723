import type { Json } from '../json';
import { illegal, parsing, SearchError } from '../search-error';
import { columnOf, eachNumber, extentOf, fieldOptions, leafOf, written, type FieldOptions } from './fields';
import type { Part, Run } from './types';

interface Tally {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

function tally(parts: readonly Part[], options: FieldOptions, kind: string): Tally {
  const found: Tally = { count: 0, sum: 0, squares: 0, min: Infinity, max: -Infinity };
  let lost = 0;
  for (const part of parts)
    eachNumber(part, options, kind, value => {
      found.count += 1;
      found.squares += value * value;
      // Kahan summation compensates for rounding errors.
      const next = value - lost;
      const sum = found.sum + next;
      lost = sum - found.sum - next;
      found.sum = sum;
      if (value < found.min) found.min = value;
      if (value > found.max) found.max = value;
    });
  return found;
}

/** The minimum or maximum of the values of all parts. */
const extreme =
  (kind: 'min' | 'max') =>
  (parts: readonly Part[], options: FieldOptions): number | null => {
    if (options.missing !== undefined && options.missing !== null) {
      const found = tally(parts, options, kind);
      return orNull(found, found[kind]);
    }
    const ends = parts.flatMap(part => extentOf(part, options, kind)?.[kind] ?? []);
    return ends.length === 0 ? null : Math[kind](...ends);
  };

const single =
  (kind: string, read: (parts: readonly Part[], options: FieldOptions) => number | null) =>
  (body: Json): Run => {
    const options = fieldOptions(body, kind);
    return parts => {
      const value = read(parts, options);
      const text = value === null ? undefined : written(parts, options, value);
      return { value, ...(text !== undefined && { value_as_string: text }) };
    };
  };

const orNull = ({ count }: Tally, value: number): number | null => (count === 0 ? null : value);

const average = (parts: readonly Part[], options: FieldOptions): number | null => {
  const found = tally(parts, options, 'avg');
  return orNull(found, found.sum / found.count);
};

function basic(found: Tally): Json {
  const { count, min, max, sum } = found;
  return { count, min: orNull(found, min), max: orNull(found, max), avg: orNull(found, sum / count), sum };
}

function withStrings(parts: readonly Part[], options: FieldOptions, answer: Json): Json {
  const texts = ['min', 'max', 'avg', 'sum'].flatMap(key => {
    const value = answer[key];
    const text = typeof value === 'number' ? written(parts, options, value) : undefined;
    return text === undefined ? [] : [[`${key}_as_string`, text] as const];
  });
  return { ...answer, ...Object.fromEntries(texts) };
}

const stats = (body: Json): Run => {
  const options = fieldOptions(body, 'stats');
  return parts => withStrings(parts, options, basic(tally(parts, options, 'stats')));
};

const extendedStats = (body: Json, name: string): Run => {
  const options = fieldOptions(body, 'extended_stats');
  const sigma = Number(body.sigma ?? 2);
  if (Number.isNaN(sigma))
    throw new SearchError(400, 'x_content_parse_exception', `[extended_stats] failed to parse field [sigma]`);
  if (sigma < 0) throw illegal(`[sigma] must be greater than or equal to 0. Found [${sigma.toFixed(1)}] in [${name}]`);
  return parts => {
    const found = tally(parts, options, 'extended_stats');
    const { count, sum, squares } = found;
    const mean = sum / count;
    const spread = Math.max(0, squares - count * mean * mean);
    const [population, sampling] = [spread / count, spread / (count - 1)];
    const answer = (value: number): number | null => (count === 0 ? null : value);
    const ofSample = (value: number): number | string | null => (count === 0 ? null : count === 1 ? 'NaN' : value);
    const [deviation, sampleDeviation] = [Math.sqrt(population), Math.sqrt(sampling)];
    return {
      ...withStrings(parts, options, basic(found)),
      sum_of_squares: count === 0 ? null : squares,
      variance: answer(population),
      variance_population: answer(population),
      variance_sampling: ofSample(sampling),
      std_deviation: answer(deviation),
      std_deviation_population: answer(deviation),
      std_deviation_sampling: ofSample(sampleDeviation),
      std_deviation_bounds: {
        upper: answer(mean + sigma * deviation),
        lower: answer(mean - sigma * deviation),
        upper_population: answer(mean + sigma * deviation),
        lower_population: answer(mean - sigma * deviation),
        upper_sampling: ofSample(mean + sigma * sampleDeviation),
        lower_sampling: ofSample(mean - sigma * sampleDeviation),
      },
    };
  };
};

/** Number of distinct values of the rows over all indices. */
function distinct(parts: readonly Part[], options: FieldOptions): Set<string | number> {
  const found = new Set<string | number>();
  for (const part of parts) {
    const column = columnOf(part, options.field);
    if (column?.kind === 'number') column.values.eachOf(part.bits, value => found.add(value));
    if (column?.kind === 'keyword') {
      const seen = new Uint8Array(column.dictionary.size);
      column.values.eachOf(part.bits, number => (seen[number] = 1));
      seen.forEach((is, number) => is === 1 && found.add(column.dictionary.word(number)));
    }
    if (options.missing === undefined) continue;
    const without = part.bits.clone();
    if (column?.kind === 'number' || column?.kind === 'keyword') without.andNot(column.values.existing(without.size));
    if (!without.empty) found.add(options.missing as string | number);
  }
  return found;
}

const cardinality = (body: Json): Run => {
  const options = fieldOptions(body, 'cardinality');
  const threshold = body.precision_threshold;
  if (threshold !== undefined && !(Number(threshold) >= 0))
    throw illegal(
      `[precisionThreshold] must be greater than or equal to 0. Found [${String(threshold)}] in [cardinality]`,
    );
  return parts => ({ value: distinct(parts, options).size });
};

const valueCount = (body: Json): Run => {
  const options = fieldOptions(body, 'value_count');
  return parts => {
    let count = 0;
    for (const part of parts) {
      const column = columnOf(part, options.field);
      const kind = leafOf(part, options.field)?.type;
      if (column?.kind === 'keyword' || column?.kind === 'number') column.values.eachOf(part.bits, () => (count += 1));
      if (column?.kind === 'point') column.lats.eachOf(part.bits, () => (count += 1));
      if (options.missing === undefined || kind === 'geo_point') continue;
      const without = part.bits.clone();
      if (column?.kind === 'number' || column?.kind === 'keyword') without.andNot(column.values.existing(without.size));
      count += without.count();
    }
    return { value: count };
  };
};

const known = ['field', 'missing', 'format', 'value_type', 'precision_threshold', 'execution_hint', 'sigma', 'rehash'];

const checked =
  (kind: string, make: (body: Json, name: string) => Run) =>
  (body: Json, name: string): Run => {
    const unknown = Object.keys(body).find(key => !known.includes(key));
    if (unknown !== undefined) throw parsing(`[${kind}] unknown field [${unknown}]`);
    return make(body, name);
  };

/** Aggregations that return one number or a few. */
export const metrics: Readonly<Record<string, (body: Json, name: string) => Run>> = {
  min: checked('min', single('min', extreme('min'))),
  max: checked('max', single('max', extreme('max'))),
  avg: checked('avg', single('avg', average)),
  sum: checked(
    'sum',
    single('sum', (parts, options) => tally(parts, options, 'sum').sum),
  ),
  value_count: checked('value_count', valueCount),
  cardinality: checked('cardinality', cardinality),
  stats: checked('stats', stats),
  extended_stats: checked('extended_stats', extendedStats),
};
