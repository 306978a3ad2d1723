import type { SearchRule, SearchRuleInput } from '@ortoo/contracts';
import {
  changeSearchRule,
  createSearchRule,
  listSearchMisses,
  listSearchRules,
  removeSearchRule,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

const rulesKey = ['back-office', 'search-rules'] as const;

/** What staff have set for searches. */
export const rulesQuery = () => endpointQuery(rulesKey, listSearchRules);

/** What was searched without a result. */
export const missesQuery = (days: number) =>
  endpointQuery(['back-office', 'search-misses', days], listSearchMisses, { query: { days } });

const readAgain = (
  _answer: unknown,
  _error: unknown,
  _input: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: rulesKey });

interface RuleSave {
  /** Absent for a new one. */
  rule: SearchRule | undefined;
  input: SearchRuleInput;
}

/** Adds or changes a rule. */
export const saveRuleMutation = mutationOptions<SearchRule, ApiError, RuleSave>({
  mutationFn: ({ rule, input }, { client }) =>
    rule
      ? call(apiOf(client), changeSearchRule, {
          params: { id: rule.id },
          body: { ...input, lock_version: rule.lock_version },
        })
      : call(apiOf(client), createSearchRule, { body: input }),
  onSettled: readAgain,
});

/** Removes a rule. */
export const removeRuleMutation = mutationOptions<void, ApiError, SearchRule>({
  mutationFn: ({ id, lock_version }, { client }) =>
    call(apiOf(client), removeSearchRule, { params: { id }, query: { lock_version } }),
  onSettled: readAgain,
});
