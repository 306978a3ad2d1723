import type { Translate } from '@ortoo/i18n';

const known = ['qpay', 'most', 'card', 'bank'] as const;

/** What people call a payment provider; its code, when it is a new one. */
export const providerName = (t: Translate, provider: string): string => {
  const name = known.find(code => code === provider);
  return name ? t(`unmatched.providers.${name}`) : provider;
};
