const latin: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'iu', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'u', ө: 'u', є: 'u', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ї: 'u', ф: 'f', х: 'h', ц: 'ts',
  ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: 'i', э: 'e', ю: 'iu', я: 'ia',
}; // oxfmt-ignore

/**
 * One key for all spellings of a word: Cyrillic, with or without ө and ү, or Latin in any common transliteration
 * (khuvsgul, hövsgöl, xowsgol).
 */
export const looseKey = (token: string): string =>
  [...token.normalize('NFC').toLowerCase()]
    .map(letter => latin[letter] ?? letter)
    .join('')
    .replace(/[öüo]/g, 'u')
    .replace(/kh|x/g, 'h')
    .replace(/zh/g, 'j')
    .replace(/w/g, 'v')
    // Between consonants it is written for ү: hvns, tvriitei.
    .replace(/(?<![aeiuvy])v+(?=[bcdfghjklmnprstz])/g, 'u')
    .replace(/c(?!h)/g, 'ts')
    .replace(/y/g, 'i')
    .replace(/ie/g, 'e')
    .replace(/(?<=[aeu])ia/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Endings of case and number in the loose spelling; a stem has at least three letters. */
const endings = /(?<=...)(?:[ng]?ud|[ng]?[aeu][rs]|g?in|g?ig|ni|t[aeu]i|id)$/;
const comingAndGoing = /(?<=.[^aeiu])[aeiu](?=[^aeiu]$)/;

const shortened = (key: string): string => key.replace(/(?<=...)[nd]$/, '').replace(/(?<=..[^aeiu])[aeiu]$/, '');

/** A loose key without its inflection, equal for Cyrillic and Latin. */
export function looseStem(key: string): string {
  const bare = shortened(shortened(key).replace(endings, '').replace(endings, ''));
  return (bare.length >= 4 ? bare.replace(comingAndGoing, '') : bare).replace(/(.)\1$/, '$1');
}
