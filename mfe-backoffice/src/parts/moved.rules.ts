/** Moves an entry of a list by one place. */
export const moved = <Entry>(entries: readonly Entry[], from: number, by: -1 | 1): Entry[] => {
  const [entry] = entries.slice(from, from + 1);
  const to = from + by;
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
};
