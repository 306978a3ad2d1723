/** Limits of what staff write about orders. */
export const staffOrderLimits = {
  reason: 500,
  note: 2_000,
  /** Orders whose papers are printed together. */
  papers: 100,
} as const;
