const consonant = '[^aeiouy]|(?<=[aeiou])y|^y';
const measure = (stem: string): number =>
  (stem.replace(new RegExp(consonant, 'g'), 'C').replace(/[^C]+/g, 'V').replace(/C+/g, 'C').match(/VC/g) ?? []).length;
const hasVowel = (stem: string): boolean => /[aeiou]|(?<=[^aeiou])y/.test(stem);
const endsShort = (stem: string): boolean => /[^aeiou][aeiouy][^aeiouwxy]$/.test(stem);

type Rule = readonly [ending: string, becomes: string];

const second: readonly Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];
const third: readonly Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const fourth = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

function replaced(word: string, rules: readonly Rule[]): string {
  const rule = rules.find(([ending]) => word.endsWith(ending));
  if (!rule) return word;
  const stem = word.slice(0, -rule[0].length);
  return measure(stem) > 0 ? stem + rule[1] : word;
}

function firstStep(word: string): string {
  const plural = word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'i')
    .replace(/([^s])s$/, '$1');
  if (plural.endsWith('eed')) return measure(plural.slice(0, -3)) > 0 ? plural.slice(0, -1) : plural;
  const bare = /^(.*?)(?:ed|ing)$/.exec(plural)?.[1];
  if (bare === undefined || !hasVowel(bare)) return plural;
  if (/(?:at|bl|iz)$/.test(bare)) return `${bare}e`;
  if (/([^aeiouylsz])\1$/.test(bare)) return bare.slice(0, -1);
  return measure(bare) === 1 && endsShort(bare) ? `${bare}e` : bare;
}

function lastStep(word: string): string {
  const stem = word.replace(/e$/, '');
  const dropped = stem !== word && (measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem))) ? stem : word;
  return /ll$/.test(dropped) && measure(dropped) > 1 ? dropped.slice(0, -1) : dropped;
}

/** Porter's stemmer: removes the endings of English words. */
export function englishStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const first = firstStep(word);
  const ended = /y$/.test(first) && hasVowel(first.slice(0, -1)) ? `${first.slice(0, -1)}i` : first;
  const bare = replaced(replaced(ended, second), third);
  const [, stem, suffix] = fourth.exec(bare) ?? [];
  return lastStep(stem !== undefined && suffix !== undefined && measure(stem) > 1 ? stem : bare);
}
