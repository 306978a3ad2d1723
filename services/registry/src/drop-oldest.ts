/** Forgets what was put in first, until no more than this is left. */
export const dropOldest = (known: Map<string, unknown>, count: number): void => {
  for (const oldest of known.keys()) {
    if (known.size <= count) return;
    known.delete(oldest);
  }
};
