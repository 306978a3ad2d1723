import { splitAmounts, type Amount } from './amounts';
import { isStopWord } from './stop-words';

/** What a shopper asks for, as read from a search text. */
export interface SearchRequest {
  words: string[];
  amounts: Amount[];
  /** Codes of sizes, as `42` and `xl`. */
  sizes: string[];
  isOnSale: boolean;
}

/** Maximum number of words per request, and of conditions of a kind. */
const maxWords = 12;
const maxConditions = 4;

/** The words of a search box, without punctuation. */
export const searchWords = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);

/** A last word with fewer letters than this counts as unfinished. */
const begun = 3;
export const isBegun = (lastWord: string): boolean => lastWord.length < begun;

/** Without stop words, which no product has; the last one may be the beginning of another word. */
export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word, at) => !isStopWord(word.toLowerCase()) || (at === words.length - 1 && isBegun(word)));

const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const letters = 'x{0,3}[sl]|[2-5]xl|m';
const sizeName = '(?:размер|хэмжээ|сайз|номер|size|razmer|hemjee|khemjee|nomer)\\p{L}*';
/**
 * A size next to its name in any order, or letters that are nothing but a size. Compiled for each text: at the top of the
 * module they would be part of every page's script.
 */
const sizePatterns = () => [
  new RegExp(`${start}(\\d{2,3}|${letters})[ -]?${sizeName}${end}`, 'giu'),
  new RegExp(`${start}${sizeName}[ :-]*(\\d{2,3}|${letters})${end}`, 'giu'),
  new RegExp(`${start}(x{1,3}[sl]|[2-5]xl)${end}`, 'giu'),
  new RegExp(`${start}([SML])${end}`, 'gu'),
];

const salePattern = () =>
  new RegExp(
    `${start}(?:(?:хямдра|hyamdra|khyamdra|скидк|акци|распродаж|discount)\\p{L}*|(?:on )?sales?)${end}`,
    'giu',
  );

/** Reads a text: sizes, amounts and "on sale" are conditions, the rest are words. */
export function searchRequest(text: string): SearchRequest {
  const found: string[] = [];
  let rest = text.normalize('NFC');
  for (const size of sizePatterns())
    rest = rest.replace(size, (_, code: string) => {
      found.push(code.toLowerCase());
      return ' ';
    });
  const unsized = rest.replace(salePattern(), ' ');
  const { amounts, rest: words } = splitAmounts(unsized);
  return {
    words: withoutStopWords(searchWords(words)),
    amounts: amounts.slice(0, maxConditions),
    sizes: found.slice(0, maxConditions),
    isOnSale: unsized !== rest,
  };
}
