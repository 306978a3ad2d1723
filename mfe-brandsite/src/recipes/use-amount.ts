import type { Ingredient } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** Writes the amount of an ingredient for so many glasses. */
export const useAmount = (): ((ingredient: Ingredient, glasses: number) => string) => {
  const t = useMessages();
  const locale = useLocale();
  return ({ amount, unit }, glasses) =>
    amount === null ? t('recipe.toTaste') : t(`units.${unit}`, { amount: formatNumber(amount * glasses, locale) });
};
