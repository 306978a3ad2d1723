import type { Analyzers, Form } from './analysis/analyzer';

const folds: Readonly<Record<string, string>> = { є: 'ө', ї: 'ү', ё: 'е' };

/** One spelling of a text: composed, lower case, look-alike letters of other keyboards folded. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[єїё]/g, letter => folds[letter] ?? letter);

const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[’'][\p{L}\p{M}]+)?/gu;

/** Words of a text; Chinese by single signs. */
export const tokens = (text: string): string[] => fold(text).match(word) ?? [];

const endings = [
  ...[
    'аас',
    'ээс',
    'оос',
    'өөс',
    'иас',
    'иос',
    'гийн',
    'ийн',
    'ын',
    'ний',
    'ны',
    'ийг',
    'ыг',
    'тай',
    'тэй',
    'той',
    'төй',
  ],
  ...[
    'аар',
    'ээр',
    'оор',
    'өөр',
    'иар',
    'иор',
    'руу',
    'рүү',
    'луу',
    'лүү',
    'даа',
    'дээ',
    'доо',
    'дөө',
    'ууд',
    'үүд',
    'нууд',
    'нүүд',
    'чууд',
    'чүүд',
  ],
  ...['даг', 'дэг', 'дог', 'дөг', 'сан', 'сэн', 'сон', 'сөн', 'аа', 'ээ', 'оо', 'өө', 'ий', 'ы', 'д', 'т', 'г', 'н'],
].sort((a, b) => b.length - a.length);

const cyrillic = /^[а-яёөү]+$/;
const strip = (token: string): string => {
  const ending = endings.find(end => token.length - end.length >= 3 && token.endsWith(end));
  return ending ? token.slice(0, -ending.length) : token;
};

/** A word without its inflection: endings off twice, then the last short vowel, which comes and goes. */
export function stem(token: string): string {
  if (!cyrillic.test(token)) return token.length > 4 ? token.replace(/(?:es|s|ing|ed)$/, '') : token;
  const bare = strip(strip(token));
  const soft = bare.replace(/[ьъий]$/, '');
  const root = soft.length >= 3 ? soft : bare;
  return root.length >= 4 ? root.replace(/([^аэоөиуүыйеяюё])[аэоөиуүы]([бвглмнрсдзтхцчшжкп])$/, '$1$2') : root;
}

const latin: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'u',
  },
  ...{
    ө: 'u',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ү: 'u',
    ф: 'f',
    х: 'h',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sh',
    ъ: '',
  },
  ...{ ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
};

/** One key for a word however it is typed: Cyrillic, or Latin by any of the usual habits. */
export const looseKey = (token: string): string =>
  [...fold(token)]
    .map(letter => latin[letter] ?? letter)
    .join('')
    .replace(/[öüo]/g, 'u')
    .replace(/kh|x/g, 'h')
    .replace(/zh/g, 'j')
    .replace(/w/g, 'v')
    .replace(/c(?!h)/g, 'ts')
    .replace(/y/g, 'i')
    .replace(/ie/g, 'e')
    .replace(/(.)\1+/g, '$1');

const isLatin = /^[a-zà-öø-ÿ]/;

/** Marks the readings of a word other than itself, so that none is taken for another. */
const stemmed = (token: string): string => `~${stem(token)}`;
const loosened = (token: string): string => `≈${looseKey(token)}`;

/** Finds the words of a text and where they stand; Chinese by single signs. */
function split(text: string, visit: (word: string, start: number, end: number) => void): void {
  for (const { 0: found, index } of text.matchAll(word)) visit(found, index, index + found.length);
}

/** As written, without its inflection, and by the spelling that Latin typing shares. */
function indexed(written: string): Form[] {
  const token = fold(written);
  return [{ term: token }, { term: stemmed(token) }, { term: loosened(token) }];
}

/** `least` letters are needed before a word is also taken as a beginning. */
const beginning = (term: string, boost: number, least: number): Form[] =>
  term.replace(/^[~≈]/, '').length >= least ? [{ term, boost: boost * 0.4, prefix: true }] : [];

/** The same, weighed; an unfinished word is found too. */
function soughtAs(written: string): Form[] {
  const token = fold(written);
  const [bare, loose] = [stemmed(token), loosened(token)];
  return [
    { term: token, boost: 8 },
    { term: bare, boost: 3 },
    { term: loose, boost: 1 },
    ...beginning(token, 8, 3),
    ...beginning(bare, 3, 4),
    // Cyrillic is found by its own beginning; only Latin typing needs the loose one.
    ...(isLatin.test(token) ? beginning(loose, 1, 3) : []),
  ];
}

/** The analyzers that the shop's mappings name. */
export const shopAnalyzers: Analyzers = {
  mongolian: { split, forms: indexed },
  mongolian_search: { split, forms: soughtAs },
};

/** Three-letter pieces of a word, with its edges marked. */
export function trigrams(token: string): string[] {
  const padded = `  ${token} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя';

const places = new Map([...alphabet].map((letter, at) => [letter, String.fromCharCode(0x100 + at)]));

/** Compares as the Mongolian alphabet does, letter by letter; signs and quotes do not count. */
export const collationKey = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()]
    .map(letter => (letter === ' ' ? ' ' : (places.get(letter) ?? '')))
    .join('')
    .trim();
