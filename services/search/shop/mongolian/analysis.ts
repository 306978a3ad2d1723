import { scanning, type AnalysisPlugin, type Analyzer, type Form } from '../../engine/texts';
import { fold, word } from './fold.rules';
import { looseKey, looseStem } from './loose-key.rules';
import { stem } from './stem.rules';

const isLatin = /^[a-zà-öø-ÿ]/;
const isCyrillic = /^[а-яөү]/;

/** Marks the forms of a word other than itself, so that they do not collide with other words. */
const stemmed = (token: string): string => `~${stem(token)}`;
const loosened = (written: string): string => `≈${looseKey(written)}`;
/** Shorter stems would match too many words. */
const looselyStemmed = (written: string): string[] => {
  const stemOfKey = looseStem(looseKey(written));
  return stemOfKey.length > 3 ? [`≋${stemOfKey}`] : [];
};

/** Splits a text into words with positions; Chinese into single characters. */
const split = scanning(word, /[\p{L}\p{M}\p{N}]/u, "'’");

/** Stop words: postpositions and particles. */
const stopWords = new Set([
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

/** As written, stemmed, by the spelling shared with Latin typing, and that spelling stemmed. */
function indexForms(written: string): Form[] {
  const token = fold(written);
  if (stopWords.has(token)) return [];
  const readings = [{ term: token }, { term: stemmed(token) }, { term: loosened(written) }];
  // The stemmer covers only Mongolian endings.
  return isCyrillic.test(token) ? [...readings, ...looselyStemmed(written).map(term => ({ term }))] : readings;
}

/** A word is also matched as a prefix when it has at least `min` letters. */
const beginning = (term: string, boost: number, min: number): Form[] =>
  term.replace(/^[~≈≋]/, '').length >= min ? [{ term, boost: boost * 0.4, prefix: true }] : [];

/** The same forms with weights; an unfinished word matches as a prefix. */
function searchForms(written: string): Form[] {
  const token = fold(written);
  if (stopWords.has(token)) return [];
  const [bare, loose] = [stemmed(token), loosened(written)];
  return [
    { term: token, boost: 8 },
    { term: bare, boost: 3 },
    { term: loose, boost: 1 },
    ...looselyStemmed(written).map(term => ({ term, boost: 0.5 })),
    ...beginning(token, 8, 3),
    ...beginning(bare, 3, 4),
    // A Cyrillic word has its own prefix form; the loose prefix covers misspelt letters.
    ...(isLatin.test(token) ? beginning(loose, 1, 3) : beginning(loose, 0.5, 4)),
  ];
}

/**
 * Puts the loose spelling first, because fuzziness is measured on it: doubled letters and ө for у then cost nothing.
 */
function similarForms(written: string): Form[] {
  const forms = searchForms(written);
  const loose = loosened(written);
  return forms.length === 0 ? [] : [{ term: loose, boost: 1 }, ...forms.filter(({ term }) => term !== loose)];
}

/** The analyzers that the shop's mappings and queries name. */
const analyzers: Readonly<Record<string, Analyzer>> = {
  mongolian: { split, forms: indexForms },
  mongolian_words: { split, forms: written => [{ term: fold(written) }] },
  mongolian_search: { split, forms: searchForms },
  mongolian_alike: { split, forms: similarForms },
  // An incomplete word has no ending yet, and a prefix as written is also a prefix of the loose form.
  mongolian_beginnings: { split, forms: written => [{ term: loosened(written) }] },
};

/** The Mongolian analysis; settings of an index can also combine its parts. */
export const shopAnalysis = {
  analyzers,
  tokenFilters: { mongolian_fold: token => [fold(token)] },
  stemmers: { mongolian: stem },
} as const satisfies AnalysisPlugin;
