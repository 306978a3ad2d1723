import type { Translate } from '@ortoo/i18n';

/** Texts of a quantity; `name` is what is counted. */
export const quantityTexts = (t: Translate, name?: string) => ({
  group: name ? `${t('units.quantity')}: ${name}` : t('units.quantity'),
  less: t('actions.decrease'),
  more: t('actions.increase'),
  tooMany: (count: number) => t('units.tooMany', { count }),
  tooFew: (count: number) => t('units.tooFew', { count }),
  noNumber: () => t('units.noNumber'),
});
