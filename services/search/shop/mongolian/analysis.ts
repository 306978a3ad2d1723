import { looseKey, looseStem } from '@ortoo/contracts/loose-key';
import { isStopWord } from '@ortoo/contracts/stop-words';
import { englishStem, scanning, type AnalysisPlugin, type Analyzer, type Form } from '../../engine/texts';
import { fold, word } from './fold.rules';
import { stem } from './stem.rules';

const isLatin = /^[a-zà-öø-ÿ]/;
const isCyrillic = /^[а-яөү]/;

/** Marks the forms of a word other than itself, so that they do not collide with other words. */
const stemmed = (token: string): string =>
  `~${isCyrillic.test(token) ? stem(token) : englishStem(token.replace(/['’]s$/, ''))}`;
const loosened = (written: string): string => `≈${looseKey(written)}`;
/** Latin words have a mark of their own: Latin typing seeks Cyrillic words by it, and not "cardigan" for "tsar". */
const loosenedLatin = (written: string): string => `≉${looseKey(written)}`;
/** Shorter stems would match too many words. */
const looselyStemmed = (written: string): string[] => {
  const stemOfKey = looseStem(looseKey(written));
  return stemOfKey.length > 3 ? [`≋${stemOfKey}`] : [];
};

/** Splits a text into words with positions; Chinese into single characters. */
const split = scanning(word, /[\p{L}\p{M}\p{N}]/u, "'’");

/** As written, stemmed, by the spelling shared with Latin typing, and that spelling stemmed. */
function indexForms(written: string): Form[] {
  const token = fold(written);
  if (isStopWord(token)) return [];
  const forms = [{ term: token }, { term: stemmed(token) }];
  // The stemmer covers only Mongolian endings.
  return isCyrillic.test(token)
    ? [...forms, { term: loosened(written) }, ...looselyStemmed(written).map(term => ({ term }))]
    : [...forms, { term: loosenedLatin(written) }];
}

/** A word is also matched as a prefix when it has at least `min` letters. */
const beginning = (term: string, boost: number, min: number): Form[] =>
  term.replace(/^[~≈≉≋]/, '').length >= min ? [{ term, boost: boost * 0.4, prefix: true }] : [];

/** Repeated letters are one in a loose spelling: "zzzz" would match every "Z.". */
const minLetters = 2;

/** Every form with its weight; an unfinished word of `min` letters matches as a prefix. */
const beginningForms =
  (min: number) =>
  (written: string): Form[] => {
    const token = fold(written);
    if (isStopWord(token)) return [];
    const [bare, loose, latin] = [stemmed(token), loosened(written), loosenedLatin(written)];
    return [
      { term: token, boost: 8 },
      { term: bare, boost: 3 },
      ...(looseKey(written).length < minLetters
        ? []
        : [
            { term: loose, boost: 1 },
            { term: latin, boost: 1 },
          ]),
      ...looselyStemmed(written).map(term => ({ term, boost: 0.5 })),
      ...beginning(token, 8, min),
      ...beginning(bare, 3, 4),
      // A Cyrillic word has its own prefix form; the loose prefix covers misspelt letters.
      ...(isLatin.test(token) ? [...beginning(loose, 1, min), ...beginning(latin, 1, min)] : beginning(loose, 0.5, 4)),
    ];
  };

/** Shorter spellings are those of too many words: «бут», "but" and "boot" are one. */
const minKey = 4;

/** A shorter whole word begins too many others: архи and "архитектур". */
const minBeginning = 5;

/** The forms of a whole word. A Cyrillic word may have an ending, so it is also a prefix; "boot" is not one of "bootleg". */
function wholeForms(written: string): Form[] {
  const token = fold(written);
  if (isStopWord(token)) return [];
  const [bare, loose] = [stemmed(token), loosened(written)];
  const isKnown = looseKey(written).length >= minKey;
  return [
    { term: token, boost: 8 },
    { term: bare, boost: 3 },
    ...(isKnown
      ? [
          { term: loose, boost: 1 },
          { term: loosenedLatin(written), boost: 1 },
        ]
      : []),
    ...looselyStemmed(written).map(term => ({ term, boost: 0.5 })),
    ...(isLatin.test(token)
      ? beginning(loose, 1, minBeginning)
      : [
          ...beginning(token, 8, minBeginning),
          ...beginning(bare, 3, minBeginning),
          ...beginning(loose, 0.5, minBeginning),
        ]),
  ];
}

const searchForms = beginningForms(3);

/**
 * Puts the loose spelling first, because fuzziness is measured on it: doubled letters and ө for у then cost nothing.
 */
function similarForms(written: string): Form[] {
  const forms = searchForms(written);
  const isLoose = ({ term }: Form) => term === loosened(written);
  return [...forms.filter(isLoose), ...forms.filter(form => !isLoose(form))];
}

/** The analyzers that the shop's mappings and queries name. */
const analyzers: Readonly<Record<string, Analyzer>> = {
  mongolian: { split, forms: indexForms },
  mongolian_words: { split, forms: written => [{ term: fold(written) }] },
  mongolian_whole: { split, forms: wholeForms },
  mongolian_begun: { split, forms: beginningForms(4) },
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
