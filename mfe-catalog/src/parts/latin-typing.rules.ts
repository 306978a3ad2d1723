import { looseKey } from '@ortoo/contracts/loose-key';

/** Shorter beginnings are those of too many words. */
const minKey = 3;

const isLatin = /^[a-zà-öø-ÿ]/i;
const isCyrillic = /^[а-яёөү]/i;

/** Words of a name, and the whole of it. */
export const wordsOf = (name: string): string[] => [name, ...name.split(/[\s,«»-]+/)];

/** Whether a Cyrillic word begins with a text in Latin letters, by the spelling that the product search compares. */
export const beginsInLatin = (word: string, typed: string): boolean => {
  const key = looseKey(typed);
  return isLatin.test(typed) && isCyrillic.test(word) && key.length >= minKey && looseKey(word).startsWith(key);
};
