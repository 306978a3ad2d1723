const vowels = 'аэоөуүиыеяюё';

type Ending = readonly [ending: RegExp, min: number];

/** The possessive "one's own", always the last ending; the number is the minimum length of the stem. */
const owners: readonly Ending[] = [
  [/(?<=[ыий]н?)х(?:аа|ээ|оо|өө)$/, 4],
  [/(?:(?<=[аэоөуү]{2})г)?(?:аа|ээ|оо|өө)$/, 4],
  [/и[аоэө]$/, 3],
];

/** Endings of case and number; г is added only after a long vowel or н. */
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

/** Words whose final н belongs to the stem. */
const ownN = new Set(['саван']);

/** A case ending of one letter or the hidden н of a noun; then the letters that may precede them. */
const spare = new RegExp(`(?<=...)(?:[нд]|(?<=${consonant})т|(?<=[${vowels}][${vowels}й])г)$`);
const spareBefore = new RegExp(`(?<=...)(?:н|(?<=${consonant})[дт])$`);

const shortened = (token: string): string =>
  ownN.has(token)
    ? token
    : token.replace(spare, '').replace(finalVowel, '').replace(spareBefore, '').replace(finalVowel, '');

/** A word without its inflection: removes endings, then unstable short vowels. */
export function stem(token: string): string {
  if (!/^[а-яёөү]+$/.test(token)) return token.length > 4 ? token.replace(/(?:es|s|ing|ed)$/, '') : token;
  const bare = [owners, endings, endings, endings].reduce(without, token);
  const root = shortened(bare.replace(/[ьъ]/g, '')).replace(/(?<=..н)г$/, '');
  return root.length >= 4 ? root.replace(comingAndGoing, '') : root;
}
