import type { Spread } from '@ortoo/contracts';

/** Counts by bucket; a bucket is a tenth wider than the one below it. */
export type Histogram = Record<string, number>;

const width = Math.log(1.1);
/** Everything below counts as zero: a thousandth of a millisecond, or of a layout shift of one. */
const min = 0.001;

const bucketOf = (value: number) => Math.round(Math.log(Math.max(value, min)) / width);

/** The value in the middle of a bucket. */
const valueOf = (bucket: number) => Math.exp(bucket * width);

const entriesOf = (histogram: Histogram) =>
  Object.entries(histogram)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);

/** Counts one more value. */
export const count = (histogram: Histogram, value: number): void => {
  const bucket = bucketOf(value);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
};

/** Both together. */
export const merged = (a: Histogram, b: Histogram): Histogram => {
  const sum = { ...a };
  for (const [bucket, count] of Object.entries(b)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
};

/** Size, mean and variance of the logarithms. */
export const momentsOf = (histogram: Histogram): { size: number; mean: number; variance: number } => {
  let size = 0;
  let sum = 0;
  let squares = 0;
  for (const [bucket, count] of Object.entries(histogram)) {
    const log = Number(bucket) * width;
    size += count;
    sum += count * log;
    squares += count * log * log;
  }
  if (size === 0) return { size, mean: 0, variance: 0 };
  const mean = sum / size;
  // The precision of a measure is the width of its bucket.
  return { size, mean, variance: Math.max(squares / size - mean * mean, 0) + (width * width) / 12 };
};

const quantile = (histogram: Histogram, size: number, share: number): number => {
  let seen = 0;
  for (const [bucket, count] of entriesOf(histogram)) {
    seen += count;
    if (seen >= share * size) return valueOf(bucket);
  }
  return 0;
};

const rounded = (value: number) => (value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value));

/** Readable values of a histogram; undefined when it is empty. */
export const spreadOf = (histogram: Histogram): Spread | undefined => {
  const { size } = momentsOf(histogram);
  if (size === 0) return undefined;
  const at = (share: number) => rounded(quantile(histogram, size, share));
  return { count: size, p50: at(0.5), p75: at(0.75) };
};
