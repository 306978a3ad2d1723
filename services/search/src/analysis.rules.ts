const folds: Readonly<Record<string, string>> = { є: 'ө', ї: 'ү', ё: 'е' };

/** One spelling of a text: composed, lower case, look-alike letters of other keyboards folded. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[єїё]/g, letter => folds[letter] ?? letter);

const word = /[\p{Script=Han}]|[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu;

const han = /\p{Script=Han}/u;
const splitHan = (token: string): string[] => (han.test(token) ? [...token] : [token]);

/** Words of a text; Chinese by single signs. */
export function tokens(text: string): string[] {
  const folded = fold(text);
  const words = folded.match(word) ?? [];
  return han.test(folded) ? words.flatMap(splitHan) : words;
}

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

/** What a mapping calls its readings of a text by; one word in, one word out, in their order. */
export const analyzers = {
  mongolian: tokens,
  mongolian_stem: (text: string): string[] => tokens(text).map(stem),
  mongolian_loose: (text: string): string[] => tokens(text).map(looseKey),
} as const;

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
