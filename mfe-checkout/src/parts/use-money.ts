import { toMoney, type WireMoney } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useLocale } from '@ortoo/remote';

/** Formats an amount of the API in the reader's language. */
export const useMoney = (): ((amount: WireMoney) => string) => {
  const locale = useLocale();
  return amount => formatMoney(toMoney(amount), locale);
};
