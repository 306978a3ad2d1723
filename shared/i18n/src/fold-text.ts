const foldings: Record<string, string> = { ё: 'е', ө: 'о', ү: 'у', й: 'и' };

/** A text with commonly confused letters folded: for lookups in a list. */
export const foldText = (text: string): string =>
  text.toLowerCase().replace(/[ёөүй]/g, letter => foldings[letter] ?? letter);
