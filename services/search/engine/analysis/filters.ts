import type { Form, TermFilter } from './analyzer';
import { englishStem } from './english-stem';

const stopWords = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

const stop =
  (words: ReadonlySet<string>): TermFilter =>
  term =>
    words.has(term) ? [] : [term];
export const mapped =
  (change: (term: string) => string): TermFilter =>
  term => [change(term)];

const fold = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o');

/** Filters that need no settings. */
export const termFilters: Readonly<Record<string, TermFilter>> = {
  lowercase: mapped(term => term.toLowerCase()),
  uppercase: mapped(term => term.toUpperCase()),
  trim: mapped(term => term.trim()),
  asciifolding: mapped(fold),
  icu_folding: mapped(term => fold(term.toLowerCase())),
  icu_normalizer: mapped(term => term.normalize('NFKC').toLowerCase()),
  reverse: mapped(term => [...term].reverse().join('')),
  stop: stop(stopWords),
  porter_stem: mapped(englishStem),
  kstem: mapped(englishStem),
  stemmer: mapped(englishStem),
  snowball: mapped(englishStem),
  unique: mapped(term => term),
  flatten_graph: mapped(term => term),
  remove_duplicates: mapped(term => term),
  possessive: mapped(term => term.replace(/['’]s$/i, '')),
};

const slices = (term: string, min: number, max: number, fromStart: boolean): string[] => {
  const letters = [...term];
  const starts = fromStart ? [0] : letters.map((_, at) => at);
  return starts.flatMap(start =>
    Array.from({ length: Math.max(0, max - min + 1) }, (_, at) => min + at)
      .filter(length => start + length <= letters.length)
      .map(length => letters.slice(start, start + length).join('')),
  );
};

const lists = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',').map(word => word.trim()) : [];

function synonyms(rules: readonly string[]): TermFilter {
  const others = new Map<string, Set<string>>();
  for (const rule of rules) {
    const [left = '', right] = rule.split('=>');
    const from = lists(left);
    const to = right === undefined ? from : lists(right);
    for (const word of from) others.set(word, new Set([...(others.get(word) ?? []), ...to]));
  }
  return term => [...(others.get(term) ?? [term])];
}

const number = (value: unknown, fallback: number): number => (value === undefined ? fallback : Number(value));

/** A filter with the settings of an index; undefined for an unknown type. */
export function filterOf(type: string, settings: Readonly<Record<string, unknown>>): TermFilter | undefined {
  switch (type) {
    case 'stop':
      return settings.stopwords === undefined || settings.stopwords === '_english_'
        ? termFilters.stop
        : stop(new Set(settings.stopwords === '_none_' ? [] : lists(settings.stopwords)));
    case 'edge_ngram':
    case 'edgeNGram':
      return term => slices(term, number(settings.min_gram, 1), number(settings.max_gram, 2), true);
    case 'ngram':
    case 'nGram':
      return term => slices(term, number(settings.min_gram, 1), number(settings.max_gram, 2), false);
    case 'length':
      return term =>
        term.length >= number(settings.min, 0) && term.length <= number(settings.max, Infinity) ? [term] : [];
    case 'truncate':
      return mapped(term => term.slice(0, number(settings.length, 10)));
    case 'synonym':
    case 'synonym_graph':
      return synonyms(lists(settings.synonyms));
    case 'stemmer':
      return String(settings.language ?? settings.name).startsWith('possessive')
        ? termFilters.possessive
        : termFilters.porter_stem;
    default:
      return Object.hasOwn(termFilters, type) ? termFilters[type] : undefined;
  }
}

/** Composes filters into one. */
export const chained =
  (filters: readonly TermFilter[]) =>
  (word: string): Form[] => {
    let terms: readonly string[] = [word];
    for (const filter of filters) terms = terms.flatMap(filter);
    return [...new Set(terms)].map(term => ({ term }));
  };
