const folds: Readonly<Record<string, string>> = { є: 'ө', ї: 'ү', ё: 'е' };

/** Normalizes a text: composed, lower case, look-alike letters of other keyboards folded. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[єїё]/g, letter => folds[letter] ?? letter);

/** A word, or a single Chinese character. */
export const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[’'][\p{L}\p{M}]+)?/gu;

/** Words of a text. */
export const tokens = (text: string): string[] => fold(text).match(word) ?? [];
