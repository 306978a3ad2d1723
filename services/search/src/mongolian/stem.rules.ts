const vowels = 'аэоөуүиыеяюё';

type Ending = readonly [ending: RegExp, least: number];

/** "One's own", always the last. A root keeps at least `least` letters. */
const owners: readonly Ending[] = [
  [/(?<=[ыий]н?)х(?:аа|ээ|оо|өө)$/, 4],
  [/(?:(?<=[аэоөуү]{2})г)?(?:аа|ээ|оо|өө)$/, 4],
  [/и[аоэө]$/, 3],
];

/** Endings of case and number. г joins only after a long vowel or н. */
const endings: readonly Ending[] = [
  [/(?<=^(?:спа|такси|фото|видео))г(?:ийн|ийг|[ао]{2}[рс])$/, 3],
  [/(?:н|(?<=[аэоөуүий]{2}|н)г)?(?:[уү]{2}д|(?:аа|ээ|оо|өө)[рс])$/, 3],
  [/и[аоэө][рс]$/, 3],
  [/(?:(?<=[аэоөуүий]{2}|н)г)?(?:ийн|ийг|ын|ыг)$/, 3],
  [/(?:ний|ны|(?<=[гжкчш])ид)$/, 3],
  [/(?:тай|тэй|той|төй)$/, 3],
  [/(?<=^(?:ам|од|ус))(?:тай|той)$/, 2],
];

function without(token: string, input: readonly Ending[]): string {
  for (const [ending, min] of input) {
    const root = token.replace(ending, '');
    if (root !== token && root.length >= min) return root;
  }
  return token;
}

const consonant = `[^${vowels}]`;
const finalVowel = new RegExp(`(?<=..${consonant})(?:ий|[аэоөуүиы])$`);
const comingAndGoing = new RegExp(`(?<=.${consonant})[аэоөуүиы](?=${consonant}$)`);

/** Words whose last н is their own, though it looks like the hidden one. */
const ownN = new Set(['саван']);

/** A case of one letter, the hidden н of a noun; then what may stand before them. */
const spare = new RegExp(`(?<=...)(?:[нд]|(?<=${consonant})т|(?<=[${vowels}][${vowels}й])г)$`);
const spareBefore = new RegExp(`(?<=...)(?:н|(?<=${consonant})[дт])$`);

const shortened = (token: string): string =>
  ownN.has(token)
    ? token
    : token.replace(spare, '').replace(finalVowel, '').replace(spareBefore, '').replace(finalVowel, '');

/** A word without its inflection: endings off, then the short vowels that come and go. */
export function stem(token: string): string {
  if (!/^[а-яёөү]+$/.test(token)) return token.length > 4 ? token.replace(/(?:es|s|ing|ed)$/, '') : token;
  const bare = [owners, endings, endings, endings].reduce(without, token);
  const root = shortened(bare.replace(/[ьъ]/g, '')).replace(/(?<=..н)г$/, '');
  return root.length >= 4 ? root.replace(comingAndGoing, '') : root;
}
