export interface Percentiles {
  p50: number;
  p95: number;
}

export interface Report {
  loadMs: number;
  megabytes: number | undefined;
  /** Storing the index, and reading it at the next start. */
  start?: { saveMs: number; readMs: number; megabytes: number };
  scenarios: Record<string, Percentiles>;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
