/** A search as rules compare it: case and spaces do not matter. */
export const normalQuery = (text: string): string => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a name has these words; the last one may have a suffix. */
const hasWords = (name: string, words: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}`, 'u').test(name);

/** Synonyms of what the names of a product say. */
export const synonymsOf = (names: readonly string[], groups: readonly (readonly string[])[]): string[] => {
  if (groups.length === 0) return [];
  const text = normalQuery(names.join(' | '));
  const found = groups.filter(words => words.some(word => hasWords(text, normalQuery(word))));
  return [...new Set(found.flat().map(normalQuery))].filter(word => !hasWords(text, word));
};

interface Pin {
  product_id: number;
  place: number;
}

/** Cards with pinned ones at their places, each once. */
export const withPins = <Card extends { id: number }>(
  cards: readonly Card[],
  pinned: readonly Card[],
  pins: readonly Pin[],
): Card[] => {
  const ids = new Set(pinned.map(({ id }) => id));
  const placed = cards.filter(({ id }) => !ids.has(id));
  for (const { product_id, place } of pins.toSorted((a, b) => a.place - b.place)) {
    const card = pinned.find(({ id }) => id === product_id);
    if (card) placed.splice(Math.min(place - 1, placed.length), 0, card);
  }
  return placed;
};
