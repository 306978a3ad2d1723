import { newStemmer } from 'snowball-stemmers';

const porter = newStemmer('porter');

/** Removes the endings of English words. */
export const englishStem = (word: string): string =>
  word.length < 3 || !/^[a-z]+$/.test(word) ? word : porter.stem(word);
