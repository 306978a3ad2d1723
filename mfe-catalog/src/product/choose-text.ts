import type { Translate } from '@ortoo/i18n';
import type { OptionView } from './product-view.rules';

/** Options whose text is a sentence of its own; any other is named after a colon. */
const worded = ['size', 'colour', 'storage', 'room', 'seat', 'visitor'] as const;

/** Asks the visitor to choose a value of an option. */
export const chooseText = (t: Translate, { name, label }: Pick<OptionView, 'name' | 'label'>): string => {
  const kind = worded.find(code => code === name);
  return kind ? t(`product.choose.${kind}`) : t('product.choose.other', { option: label });
};
