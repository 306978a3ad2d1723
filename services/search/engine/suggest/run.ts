import type { Json } from '../json';
import type { Scope } from '../query/types';
import { illegal } from '../search-error';
import { complete } from './completion';
import { phraseSuggest } from './phrase';
import type { Suggestion } from './read';
import { termSuggest } from './term';
import type { AliasFilter } from './types';

const kinds = { completion: complete, term: termSuggest, phrase: phraseSuggest } as const;

/** Answers each suggester of a body. */
export function runSuggest(
  suggestions: readonly Suggestion[],
  globalText: string | undefined,
  scopes: readonly Scope[],
  aliasFilter: AliasFilter,
): Json {
  return Object.fromEntries(
    suggestions.map(suggestion => {
      const text = suggestion.text ?? globalText;
      if (text === undefined) throw illegal('The required text option is missing');
      return [suggestion.name, kinds[suggestion.kind](text, suggestion.options, scopes, aliasFilter)];
    }),
  );
}
