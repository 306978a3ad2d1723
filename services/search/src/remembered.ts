const most = 100_000;

/** Keeps what a costly function made of a word; a shop's words are few and come again and again. */
export function remembered(make: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return word => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = make(word);
    if (known.size < most) known.set(word, made);
    return made;
  };
}
