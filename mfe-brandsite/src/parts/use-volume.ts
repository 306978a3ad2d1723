import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** Writes millilitres as litres: `0.7 l`. */
export const useVolume = (): ((millilitres: number) => string) => {
  const t = useMessages();
  const locale = useLocale();
  return millilitres => t('volume', { value: formatNumber(millilitres / 1000, locale, 1) });
};
