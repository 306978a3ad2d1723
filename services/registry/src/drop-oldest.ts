/** Deletes the oldest entries above this limit. */
export const dropOldest = (known: Map<string, unknown>, count: number): void => {
  for (const oldest of known.keys()) {
    if (known.size <= count) return;
    known.delete(oldest);
  }
};
