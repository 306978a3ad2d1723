const alphabet = ' 0123456789abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя';
const places = new Map([...alphabet].map((letter, at) => [letter, String.fromCharCode(0x100 + at)]));

const [firstSign, lastSign] = [0x4e00, 0x9fff];
let signs: ReadonlyMap<string, string> | undefined;

/** Chinese characters by pronunciation, as in a phone book; computed when the first one occurs. */
const placeOfSign = (sign: string): string | undefined => {
  signs ??= new Map(
    Array.from({ length: lastSign - firstSign + 1 }, (_, at) => String.fromCharCode(firstSign + at))
      .sort(new Intl.Collator('zh-Hans-u-co-pinyin').compare)
      .map((known, at) => [known, String.fromCharCode(firstSign + at)]),
  );
  return signs.get(sign);
};

const placeOf = (letter: string): string =>
  places.get(letter) ??
  (/\p{Script=Han}/u.test(letter) ? placeOfSign(letter) : places.get(letter.normalize('NFD').charAt(0))) ??
  '';

/**
 * Keys sort texts by an alphabet with the Latin, Mongolian and Russian letters, followed by
 * Chinese; punctuation and quotes are ignored.
 */
export const collationKey = (text: string): string =>
  [...text.normalize('NFC').toLowerCase().trim()].map(placeOf).join('');
