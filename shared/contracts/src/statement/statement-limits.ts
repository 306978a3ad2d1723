/** Limits of bank statements. */
export const statementLimits = {
  /** Letters of a file: a busy month. */
  file: 1_000_000,
  /** Orders that one amount may pay. */
  parts: 20,
} as const;
