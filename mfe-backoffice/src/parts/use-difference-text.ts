import type { PaymentDifference } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { moneyText, receivedText } from './money-text';
import { providerName } from './provider-name';

/** Says where a provider's record of a payment differs from our books. */
export const useDifferenceText = (): ((difference: PaymentDifference) => string) => {
  const t = useMessages();
  const locale = useLocale();
  return ({ number, provider, state, taken, currency, expected }) =>
    t(`unmatched.difference.${state === 'paid' ? 'paid' : 'unpaid'}`, {
      ...{ number, provider: providerName(t, provider), expected: moneyText(expected, locale) },
      taken: receivedText({ amount: taken, currency }, locale),
    });
};
