import { mutationOptions } from '@tanstack/react-query';
import type { WalletRules, WalletRulesPreview, WalletTerms } from '@ortoo/contracts';
import { changeWalletRules, listWalletRules, previewWalletRules } from '@ortoo/contracts/endpoints';
import { type ApiError, apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';

const rulesKey = ['back-office', 'wallet-rules'] as const;

/** The rules of all wallets. */
export const walletRulesQuery = () => endpointQuery(rulesKey, listWalletRules);

interface ChangedRules extends WalletTerms {
  code: string;
  lock_version: number;
}

export const changeRulesMutation = mutationOptions<WalletRules, ApiError, ChangedRules>({
  mutationFn: ({ code, ...body }, { client }) => call(apiOf(client), changeWalletRules, { params: { code }, body }),
  // After a conflict the page knows the new version.
  onSettled: (_rules, _error, _body, _before, { client }) => client.invalidateQueries({ queryKey: rulesKey }),
});

/** Tries rules on the last orders. */
export const previewRulesMutation = mutationOptions<WalletRulesPreview, ApiError, WalletTerms & { code: string }>({
  mutationFn: ({ code, ...body }, { client }) => call(apiOf(client), previewWalletRules, { params: { code }, body }),
});
