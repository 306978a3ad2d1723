import { searchRuleLimits as limits, type SearchRuleInput, type SearchRuleKind } from '@ortoo/contracts';

export const ruleKinds = ['synonyms', 'pins', 'redirect'] as const satisfies readonly SearchRuleKind[];

/** A rule as it is typed. */
export interface RuleFields {
  kind: SearchRuleKind;
  /** Separated by commas or lines. */
  words: string;
  pins: readonly { id: number; name: string; place: string }[];
  path: string;
}

export const wordsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(Boolean);

/** The path of an address of the shop, without its language. */
export const pathOf = (text: string): string => {
  const path = /^https?:\/\/[^/]+(\/.*)?$/.exec(text.trim());
  return (path ? (path[1] ?? '/') : text.trim()).replace(/^\/(en|ru|cn|it)(?=\/|$)/, '') || '/';
};

/** Keys of the errors by field, before the server is asked. */
export const faultsOf = ({ kind, words, pins, path }: RuleFields): Readonly<Record<string, string>> => {
  const list = wordsOf(words);
  const isPlace = (place: string) => /^\d{1,2}$/.test(place) && Number(place) >= 1 && Number(place) <= limits.place;
  const checks: [field: string, key: string, isWrong: boolean][] = [
    ['words', 'search.faults.two', kind === 'synonyms' && list.length < 2],
    ['words', 'errors.required', kind !== 'synonyms' && list.length === 0],
    ['words', 'search.faults.long', list.length > limits.words || list.some(word => word.length > limits.word)],
    ['pins', 'search.faults.pins', kind === 'pins' && pins.length === 0],
    ['places', 'search.faults.place', kind === 'pins' && pins.some(({ place }) => !isPlace(place))],
    ['path', 'search.faults.path', kind === 'redirect' && !/^\/(?!\/)/.test(pathOf(path))],
    ['path', 'errors.required', kind === 'redirect' && path.trim() === ''],
  ];
  return Object.fromEntries(checks.flatMap(([field, key, isWrong]) => (isWrong ? [[field, key]] : [])));
};

/** What is saved of fields without faults. */
export const inputOf = ({ kind, words, pins, path }: RuleFields): SearchRuleInput => ({
  kind,
  words: wordsOf(words),
  pins: kind === 'pins' ? pins.map(({ id, place }) => ({ product_id: id, place: Number(place) })) : [],
  path: kind === 'redirect' ? pathOf(path) : null,
});
