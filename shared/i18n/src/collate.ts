// The root collation sorts Mongolian letters correctly, also in Chromium, which has no data for Mongolian.
const collator = new Intl.Collator('und', { numeric: true, sensitivity: 'variant' });

/** Compares two texts as a Mongolian dictionary does: ё after е, ө after о, ү after у; numbers by value. */
export const compareTexts = (a: string, b: string): number => collator.compare(a, b);

/** A copy sorted by a text of each item. */
export function sortByText<Item>(items: readonly Item[], text: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => compareTexts(text(a), text(b)));
}

const foldings: Record<string, string> = { ё: 'е', ө: 'о', ү: 'у', й: 'и' };

/** A text with commonly confused letters folded: for lookups in a list. */
export const foldText = (text: string): string =>
  text.toLowerCase().replace(/[ёөүй]/g, letter => foldings[letter] ?? letter);

/** Whether a text is written in Mongolian Cyrillic, with spaces and hyphens. */
export const isMongolianName = (text: string): boolean => /^[А-ЯЁӨҮа-яёөү]+(?:[- ][А-ЯЁӨҮа-яёөү]+)*$/.test(text);
