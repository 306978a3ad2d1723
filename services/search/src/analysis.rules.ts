import type { Analyzers, Form } from './analysis/analyzer';
import { scanning } from './analysis/scanning.rules';
import { fold, word } from './mongolian/fold.rules';
import { looseKey, looseStem } from './mongolian/loose-key.rules';
import { stem } from './mongolian/stem.rules';

const isLatin = /^[a-zà-öø-ÿ]/;
const isCyrillic = /^[а-яөү]/;

/** Marks the readings of a word other than itself, so that none is taken for another. */
const stemmed = (token: string): string => `~${stem(token)}`;
const loosened = (written: string): string => `≈${looseKey(written)}`;
/** Short ones would mean too much. */
const looselyStemmed = (written: string): string[] => {
  const stemOfKey = looseStem(looseKey(written));
  return stemOfKey.length > 3 ? [`≋${stemOfKey}`] : [];
};

/** Finds the words of a text and where they stand; Chinese by single signs. */
const split = scanning(word, /[\p{L}\p{M}\p{N}]/u, "'’");

/** Postpositions and particles, which no product is named by. */
const asides = new Set([
  'руу',
  'рүү',
  'луу',
  'лүү',
  'нь',
  'ба',
  'бол',
  'болон',
  'мөн',
  'уу',
  'үү',
  'юу',
  'вэ',
  'бэ',
  'юм',
]);

/** As written, without its inflection, by the spelling that Latin typing shares, and by that without inflection. */
function indexed(written: string): Form[] {
  const token = fold(written);
  if (asides.has(token)) return [];
  const readings = [{ term: token }, { term: stemmed(token) }, { term: loosened(written) }];
  // Words of other languages have other endings.
  return isCyrillic.test(token) ? [...readings, ...looselyStemmed(written).map(term => ({ term }))] : readings;
}

/** `least` letters are needed before a word is also taken as a beginning. */
const beginning = (term: string, boost: number, min: number): Form[] =>
  term.replace(/^[~≈≋]/, '').length >= min ? [{ term, boost: boost * 0.4, prefix: true }] : [];

/** The same, weighed; an unfinished word is found too. */
function soughtAs(written: string): Form[] {
  const token = fold(written);
  if (asides.has(token)) return [];
  const [bare, loose] = [stemmed(token), loosened(written)];
  return [
    { term: token, boost: 8 },
    { term: bare, boost: 3 },
    { term: loose, boost: 1 },
    ...looselyStemmed(written).map(term => ({ term, boost: 0.5 })),
    ...beginning(token, 8, 3),
    ...beginning(bare, 3, 4),
    // Cyrillic has a beginning of its own; the loose one helps it where letters are mistaken.
    ...(isLatin.test(token) ? beginning(loose, 1, 3) : beginning(loose, 0.5, 4)),
  ];
}

/** The loose spelling first, which is what fuzziness is measured by: doubled letters and ө for у cost nothing then. */
function alike(written: string): Form[] {
  const forms = soughtAs(written);
  const loose = loosened(written);
  return forms.length === 0 ? [] : [{ term: loose, boost: 1 }, ...forms.filter(({ term }) => term !== loose)];
}

/** The analyzers that the shop's mappings and queries name. */
export const shopAnalyzers: Analyzers = {
  mongolian: { split, forms: indexed },
  mongolian_words: { split, forms: written => [{ term: fold(written) }] },
  mongolian_search: { split, forms: soughtAs },
  mongolian_alike: { split, forms: alike },
  // Half a word has no ending yet, and what begins as written begins so loosely too.
  mongolian_beginnings: { split, forms: written => [{ term: loosened(written) }] },
};
