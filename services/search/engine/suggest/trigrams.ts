/** Trigrams of a word, with its edges marked. */
export function trigrams(token: string): string[] {
  const padded = `  ${token} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}
