import type { ProviderSettings } from './settings';

const isSecret = (field: string) => /^(key|secret|token|password|appPassword)$/.test(field);

/** Secret fields of the providers' accounts, by the name of the setting. */
export const secretsOf = (settings: ProviderSettings): Record<string, string> => {
  const fields = Object.entries(settings).flatMap(([provider, account]) =>
    Object.entries(account ?? {}).map(([field, value]) => ({ provider, field, value })),
  );
  return Object.fromEntries(
    fields
      .filter(({ field }) => isSecret(field))
      .map(({ provider, field, value }) => [`PAYMENT_PROVIDERS.${provider}.${field}`, value]),
  );
};
